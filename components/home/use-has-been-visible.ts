import { useEffect, useState } from 'react';

/** Returns whether at least `share` (0 to 1) of an element has been visible; stays true once it has. */
export function useHasBeenVisible(id: string, share: number): boolean {
  const [hasBeenVisible, setHasBeenVisible] = useState(false);
  useEffect(() => {
    const element = document.getElementById(id);
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        setHasBeenVisible(true);
        observer.disconnect();
      },
      { threshold: share },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, share]);
  return hasBeenVisible;
}
