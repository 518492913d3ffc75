import { useEffect, useState } from 'react';

/**
 * What a lazily loaded file of a section exports, once `isWanted`. When it can not be loaded (the visitor stayed across a
 * deployment), a cancelable `preload-error` event fires on window; unless a listener prevents it, the error is thrown
 * to the nearest error boundary (spec §8).
 */
export function useSectionFile<T>(load: () => Promise<T>, isWanted: boolean): T | undefined {
  const [file, setFile] = useState<{ value: T } | { error: unknown }>();
  useEffect(() => {
    if (!isWanted) return;
    let isCurrent = true;
    load().then(
      (value) => isCurrent && setFile({ value }),
      (error: unknown) => {
        const isPrevented = !window.dispatchEvent(
          new CustomEvent('preload-error', { cancelable: true, detail: error }),
        );
        if (isCurrent && !isPrevented) setFile({ error });
      },
    );
    return () => {
      isCurrent = false;
    };
    // The function is written in place at every render and always loads the same file.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isWanted]);
  if (file && 'error' in file) throw file.error;
  return file?.value;
}

/** Whether a part of the element has come into view, by the share of it that is visible; once true, it stays so. */
export function useSeen(id: string, share: number): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setSeen(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, share]);
  return isSeen;
}
