'use client';

import { useEffect } from 'react';

const DELAY = 100;

/** On arrival at a URL with a fragment, scrolls there smoothly from the top, after 100 ms (product rule 2.1). */
export function ScrollToSection() {
  useEffect(() => {
    const section = document.getElementById(window.location.hash.slice(1));
    if (!section) return;
    window.scrollTo({ top: 0, behavior: 'instant' });
    const timer = setTimeout(() => section.scrollIntoView(), DELAY);
    return () => clearTimeout(timer);
  }, []);
  return null;
}
