import { Component, type ComponentType, lazy, Suspense } from 'react';

/**
 * Imports a module on demand. If its file no longer exists, as after a deployment, dispatches a cancelable `preload-error` event
 * on window (product rule 8.4).
 * @throws the error, unless a listener cancels the event; the promise then stays pending
 */
export function importLazily<T>(load: () => Promise<T>): Promise<T> {
  return load().catch((error: unknown) => {
    const event = new CustomEvent('preload-error', { cancelable: true, detail: error });
    if (window.dispatchEvent(event)) throw error;
    return new Promise<never>(() => {});
  });
}

/** `React.lazy` with `importLazily`. */
export function lazyComponent<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(async () => ({ default: await importLazily(load) }));
}

interface LazyBoundaryProps {
  /** Shown while the component loads. */
  loading?: React.ReactNode;
  /** Shown when it cannot be loaded. */
  failed?: React.ReactNode;
  children: React.ReactNode;
}

/** Isolates the page from a lazy component that is loading or has failed. */
export class LazyBoundary extends Component<LazyBoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override render() {
    const { loading, failed, children } = this.props;
    return this.state.hasFailed ? failed : <Suspense fallback={loading}>{children}</Suspense>;
  }
}
