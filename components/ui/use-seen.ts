import { useEffect, useState } from 'react';

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
