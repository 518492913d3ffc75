'use client';

import { useEffect, useRef, useState } from 'react';
import type { Coordinates } from '@/lib/domain/distance';

interface StreetPictureProps {
  place: Coordinates;
  /** Whether only the area is known. */
  isApproximate: boolean;
  styleUrl: string;
  /** The pin, in the centre. */
  children: React.ReactNode;
}

/** Shows the streets around a place over the static map once they are in view and loaded; if they fail, the static map stays. */
export function StreetPicture({ place, isApproximate, styleUrl, children }: StreetPictureProps) {
  const container = useRef<HTMLDivElement>(null);
  const [isLoaded, setLoaded] = useState(false);
  const { latitude, longitude } = place;

  useEffect(() => {
    const element = container.current!;
    let remove: (() => void) | undefined;
    let isGone = false;
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      import('@/components/map/create-street-picture')
        .then(({ createStreetPicture }) => {
          if (isGone) return;
          remove = createStreetPicture({
            container: element,
            place: { latitude, longitude },
            isApproximate,
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
  }, [latitude, longitude, isApproximate, styleUrl]);

  return (
    <div
      className="street-picture invisible absolute inset-x-0 top-0 aspect-[36/17] data-loaded:visible *:absolute *:inset-0 *:size-full"
      dir="ltr"
      data-loaded={isLoaded || undefined}
    >
      <div ref={container} />
      {children}
    </div>
  );
}
