import type { Map as MapLibre } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { Icon } from '@/components/ui/icon';
import { BY_VISITOR } from './create-map';

/** The share of the map that one press moves. */
const STEP = 0.4;

const DIRECTIONS = [
  { name: 'moveUp', x: 0, y: -1, icon: 'chevron-down', place: 'col-start-2 rotate-180' },
  { name: 'moveLeft', x: -1, y: 0, icon: 'chevron-right', place: 'col-start-1 rotate-180' },
  { name: 'moveDown', x: 0, y: 1, icon: 'chevron-down', place: '' },
  { name: 'moveRight', x: 1, y: 0, icon: 'chevron-right', place: '' },
] as const;

const GROUP = 'grid overflow-hidden rounded-control bg-surface shadow-raised';
const BUTTON =
  'grid size-target cursor-pointer place-content-center hover:bg-tint-50 hover:text-water-700 focus-visible:-outline-offset-3';

/**
 * Renders buttons that zoom and move the map, for visitors who cannot use two fingers or drag (product rule 2.25). The arrows
 * appear after a press, because a finger, a mouse and the arrow keys move the map itself; but they must be within reach of a
 * single press (WCAG 2.5.7).
 */
export function MapControls({ map }: { map: MapLibre | undefined }) {
  const t = useTranslations('resultsMap');
  const [hasArrows, setArrows] = useState(false);

  function move(x: number, y: number) {
    if (!map) return;
    const { clientWidth, clientHeight } = map.getContainer();
    const height = clientHeight - (map.getPadding().bottom ?? 0);
    map.panBy([x * clientWidth * STEP, y * height * STEP], {}, BY_VISITOR);
  }

  return (
    // Not mirrored: left is left.
    <div className="map-controls absolute end-3 top-(--map-top) z-2 grid justify-items-end gap-2">
      <div className={`${GROUP} divide-y divide-sand-200`}>
        <button
          type="button"
          className={BUTTON}
          aria-label={t('zoomIn')}
          onClick={() => map?.zoomIn({}, BY_VISITOR)}
        >
          <Icon name="plus" />
        </button>
        <button
          type="button"
          className={BUTTON}
          aria-label={t('zoomOut')}
          onClick={() => map?.zoomOut({}, BY_VISITOR)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className={BUTTON}
          aria-label={t('move')}
          aria-expanded={hasArrows}
          onClick={() => setArrows(!hasArrows)}
        >
          <Icon name="move" />
        </button>
      </div>
      {hasArrows && (
        <div className={`${GROUP} grid-cols-3`} dir="ltr">
          {DIRECTIONS.map(({ name, x, y, icon, place }) => (
            <button
              key={name}
              type="button"
              className={`${BUTTON} ${place}`}
              aria-label={t(name)}
              onClick={() => move(x, y)}
            >
              <Icon name={icon} />
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
