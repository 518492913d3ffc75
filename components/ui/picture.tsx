'use client';

import { useState } from 'react';

type PictureProps = Omit<React.ComponentProps<'img'>, 'onError' | 'ref'> & {
  src: string;
  /** Its place among others, such as "1 / 6": the image is then in a figure. */
  place?: string;
};

/** Renders an image, decorative without `alt`, and removes it if it cannot be loaded. */
export function Picture({ src, alt = '', place, ...attributes }: PictureProps) {
  const [broken, setBroken] = useState<string>();
  if (broken === src) return null;
  const image = (
    // The attributes are those of next/image, whose component would add 5 KB of script to every list.
    <img
      src={src}
      {...attributes}
      alt={alt}
      onError={() => setBroken(src)}
      // It may have failed before this script ran.
      ref={(image) => {
        if (image?.complete && image.naturalWidth === 0) setBroken(src);
      }}
    />
  );
  if (!place) return image;
  return (
    <figure>
      {image}
      <figcaption aria-hidden="true" dir="ltr">
        {place}
      </figcaption>
    </figure>
  );
}
