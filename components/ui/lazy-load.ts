import { type ComponentType, lazy } from 'react';

/**
 * A part whose file is loaded when it is first shown. Suspense shows what stands in its place meanwhile; when the file
 * is gone, the nearest error boundary does.
 */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await lazyLoad(load) }));
}

/**
 * What a lazily loaded file exports. When it can not be loaded (the visitor stayed across a deployment), a cancelable
 * `preload-error` event fires on window; a listener that prevents it takes the matter over (product rule 8.4).
 * @throws the error, unless a listener prevents it: then nothing more comes.
 */
export function lazyLoad<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
    return new Promise<never>(() => {});
  });
}
