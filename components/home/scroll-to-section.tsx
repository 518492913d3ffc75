'use client';

import { useEffect } from 'react';

const DELAY = 100;

/** Scrolls smoothly from the top to the URL's fragment, 100 ms after arrival (product rule 2.1). */
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
