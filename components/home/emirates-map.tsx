import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import map from '@/lib/content/emirates-map.json';
import type { Emirate } from '@/lib/domain/emirates';
import { CallOut } from './map-call-out';

interface MapRegion {
  emirate: Emirate;
  name: string;
  /** Number of providers, as it is shown. */
  count: string;
  /** Name and number as they are said. */
  words: string;
  /** What a link to its page says. */
  open: string;
  /** 0 to 1: how strong its colour is. */
  share: number;
  href: string;
}

export interface EmiratesMapProps {
  regions: MapRegion[];
  labels: { select: string; all: string };
}

/**
 * The emirates as they lie, each a link, its colour the stronger the more providers it has; a select highlights one. Never
 * mirrored: east stays right in Arabic too.
 */
export function EmiratesMap({ regions, labels }: EmiratesMapProps) {
  const [chosen, setChosen] = useState('');
  const region = regions.find(({ emirate }) => emirate === chosen);
  return (
    <>
      <div className="map-tools">
        <label className="field">
          <span>{labels.select}</span>
          <select className="input" value={chosen} onChange={(event) => setChosen(event.target.value)}>
            <option value="">{labels.all}</option>
            {regions.map(({ emirate, name }) => (
              <option key={emirate} value={emirate}>
                {name}
              </option>
            ))}
          </select>
        </label>
        <p aria-live="polite">
          {region && (
            <Link href={region.href} className="button button-water">
              {region.open}
              <Icon name="chevron-right" className="icon-directional" />
            </Link>
          )}
        </p>
      </div>
      <svg
        className={`map ${region ? 'map-choosing' : ''}`}
        viewBox={`0 0 ${map.width} ${map.height}`}
        direction="ltr"
        role="group"
      >
        {regions.map(({ emirate, words, share, href, name, count }) => (
          <a
            key={emirate}
            href={href}
            aria-label={words}
            className={emirate === chosen ? 'chosen' : undefined}
            style={{ '--share': share } as React.CSSProperties}
          >
            <path d={map.emirates[emirate].outline} />
            <CallOut at={map.emirates[emirate].callOut} name={name} count={count} />
          </a>
        ))}
      </svg>
    </>
  );
}
