import { useEffect, useState } from 'react';

/** Returns whether at least `share` (0 to 1) of an element has been visible; stays true once it has. */
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
