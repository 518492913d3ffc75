import type { Map as MapLibre } from 'maplibre-gl';
import { useTranslations } from 'next-intl';
import { Icon } from '@/components/ui/icon';
import { BY_VISITOR } from './create-map';

/** The share of the map that one press moves. */
const STEP = 0.4;

const DIRECTIONS = [
  { name: 'moveUp', x: 0, y: -1, icon: 'chevron-down', isReversed: true },
  { name: 'moveDown', x: 0, y: 1, icon: 'chevron-down', isReversed: false },
  { name: 'moveLeft', x: -1, y: 0, icon: 'chevron-right', isReversed: true },
  { name: 'moveRight', x: 1, y: 0, icon: 'chevron-right', isReversed: false },
] as const;

/** Renders buttons that zoom and move the map, for visitors who cannot use two fingers or drag (product rule 2.25). */
export function MapControls({ map }: { map: MapLibre | undefined }) {
  const t = useTranslations('resultsMap');

  function move(x: number, y: number) {
    if (!map) return;
    const { clientWidth, clientHeight } = map.getContainer();
    map.panBy([x * clientWidth * STEP, y * clientHeight * STEP], {}, BY_VISITOR);
  }

  return (
    <div className="map-controls">
      <div>
        <button type="button" aria-label={t('zoomIn')} onClick={() => map?.zoomIn({}, BY_VISITOR)}>
          <Icon name="plus" />
        </button>
        <button type="button" aria-label={t('zoomOut')} onClick={() => map?.zoomOut({}, BY_VISITOR)}>
          <Icon name="minus" />
        </button>
      </div>
      {/* Seen with the focus of the keyboard alone: two fingers and a mouse move the map itself. */}
      <div className="not-focus-within:pointer-events-none not-focus-within:opacity-0">
        {DIRECTIONS.map(({ name, x, y, icon, isReversed }) => (
          <button key={name} type="button" aria-label={t(name)} onClick={() => move(x, y)}>
            <Icon name={icon} className={isReversed ? 'rotate-180' : ''} />
          </button>
        ))}
      </div>
    </div>
  );
}
