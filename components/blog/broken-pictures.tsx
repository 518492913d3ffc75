'use client';

import { useEffect } from 'react';

/**
 * Puts their fallback, `data-fallback`, in the place of pictures that can not be loaded; each keeps the box that it has
 * (product rule 3.2). One for all pictures of a page, those in the HTML of editors among them.
 */
export function BrokenPictures() {
  useEffect(() => {
    const onError = ({ target }: Event) => {
      if (target instanceof HTMLImageElement) replace(target);
    };
    // Errors do not bubble. Those of pictures that failed before this code ran are over.
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
  // A fallback that is broken itself is not asked for again.
  delete image.dataset.fallback;
  image.removeAttribute('srcset');
  image.removeAttribute('sizes');
  image.alt = '';
  image.src = fallback;
}
