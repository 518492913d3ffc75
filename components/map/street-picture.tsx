'use client';

import { useEffect, useRef, useState } from 'react';
import type { StreetView } from './create-street-picture';

interface StreetPictureProps {
  view: StreetView;
  /** URL of a map style with streets (MAP_STYLE_URL). */
  styleUrl: string;
}

/** Shows streets over a static map once they are in view and loaded; if they fail, the static map stays. */
export function StreetPicture({ view, styleUrl }: StreetPictureProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);

  useEffect(() => {
    const element = container.current!;
    let remove: (() => void) | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('./create-street-picture')
        .then(({ createStreetPicture }) => {
          if (!isGone)
            remove = createStreetPicture({
              container: element,
              view,
              styleUrl,
              onLoad: () => setLoaded(true),
            });
        })
        .catch(() => undefined);
    });
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      remove?.();
    };
  }, [view, styleUrl]);

  return (
    <div
      className="street-picture invisible absolute inset-0 data-loaded:visible *:size-full"
      data-loaded={isLoaded || undefined}
    >
      <div ref={container} />
    </div>
  );
}
