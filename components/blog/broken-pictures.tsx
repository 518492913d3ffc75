'use client';

import { useEffect } from 'react';

/**
 * Replaces images that fail to load with their `data-fallback`, keeping their size (product rule 3.2). One instance
 * handles all images of a page, including those in editors' HTML.
 */
export function BrokenPictures() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Error events do not bubble, so capture them. Images that failed earlier are checked below.
    document.addEventListener('error', onError, true);
    for (const image of document.images) {
      if (image.complete && image.naturalWidth === 0) replace(image);
    }
    return () => document.removeEventListener('error', onError, true);
  }, []);
  return null;
}

function replace(image: HTMLImageElement) {
  const { fallback } = image.dataset;
  if (!fallback) return;
  // Avoids a loop if the fallback is also broken.
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.alt = '';
  image.src = fallback;
}
