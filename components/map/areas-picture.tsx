import { getDirectory } from '@/lib/directory/current';
import { oncePerDirectory } from '@/lib/directory/once-per-directory';
import type { CountedArea } from '@/lib/domain/area';
import { type Bounds, boundsOf, type Point } from '@/lib/domain/map';
import { getIntl } from '@/lib/routing/get-intl';
import { areaRoute } from '@/lib/routing/route';
import { BasemapPicture, type BasemapSection, basemapSection } from './basemap-picture';

interface AreasPictureProps {
  /** Those with the most providers first; on an area page, that area comes before them. */
  areas: readonly CountedArea[];
  /** Slug of the page's area. */
  currentSlug?: string;
}

/** About as wide as on a phone, where its names are as large as other text. */
const SIZE = { width: 360, height: 230 };
/** Margin around the areas as a share of their extent, and the minimum extent in degrees. */
const MARGIN = 0.14;
const MIN_DEGREES = 0.06;
/** Space taken by a circle and its name, in SVG units: a touch target, or its letters if they are wider. */
const SPACE = { height: 44, touchTarget: 46, letter: 7.6 };
const RADIUS = { min: 10, perProvider: 1.1, max: 19 };

/**
 * Renders areas as circles on a static map, each a link with its number of providers. Skips areas that would overlap others;
 * the list next to it has all.
 */
export async function AreasPicture({ areas, currentSlug }: AreasPictureProps) {
  const { t, to, format, locale } = await getIntl('resultsMap');
  const directory = await getDirectory();
  const bounds = boundsOf(areas);
  if (!bounds || areas.length < 2) return null;
  const section = sectionWith(areas, bounds, sectionsOf(directory));
  const widthOf = (area: CountedArea) => Math.max(SPACE.touchTarget, area.name[locale].length * SPACE.letter);
  const shown = areas.reduce<{ area: CountedArea; at: Point }[]>((placed, area) => {
    const at = section.pointOf(area);
    const fits = placed.every(
      ({ area: other, at: [x, y] }) =>
        Math.abs(x - at[0]) > (widthOf(area) + widthOf(other)) / 2 || Math.abs(y - at[1]) > SPACE.height,
    );
    return fits ? [...placed, { area, at }] : placed;
  }, []);
  return (
    <BasemapPicture
      section={section}
      className="areas-picture no-print rounded-panel border border-sand-200 text-sm lg:text-[9px]"
      label={t('areas')}
    >
      {shown.map(({ area, at: [x, y] }) => {
        const radius = Math.min(RADIUS.max, RADIUS.min + RADIUS.perProvider * Math.sqrt(area.providers));
        return (
          <g
            key={area.slug}
            className="fill-ink-950"
            textAnchor="middle"
            transform={`translate(${Math.round(x)} ${Math.round(y)})`}
          >
            <a
              href={to(areaRoute(area))}
              aria-label={t('areaCount', { area: area.name[locale], count: area.providers })}
              aria-current={area.slug === currentSlug ? 'page' : undefined}
            >
              <rect x="-22" y="-22" width="44" height="44" fillOpacity="0" />
              <circle className="ring" r={radius.toFixed(1)} />
              <text className="count font-bold" y="4" aria-hidden="true">
                {format.number(area.providers)}
              </text>
              <text
                className="name"
                x={Math.round(offsetOf(x, widthOf(area)))}
                y={Math.round(radius + 13)}
                aria-hidden="true"
              >
                {area.name[locale]}
              </text>
            </a>
          </g>
        );
      })}
    </BasemapPicture>
  );
}

/** Those that have been drawn: projecting the coast takes 3 ms of CPU. */
const sectionsOf = oncePerDirectory(() => new Map<string, BasemapSection>());

function sectionWith(
  areas: readonly CountedArea[],
  bounds: Bounds,
  drawn: Map<string, BasemapSection>,
): BasemapSection {
  const key = areas.map(({ slug }) => slug).join();
  const section = drawn.get(key) ?? basemapSection(withMargin(bounds), SIZE, areas);
  drawn.set(key, section);
  return section;
}

/** Returns how far a centred name must move to stay inside the picture. */
function offsetOf(x: number, width: number): number {
  return Math.max(0, width / 2 - x) - Math.max(0, x + width / 2 - SIZE.width);
}

function withMargin([west, south, east, north]: Bounds): Bounds {
  const x = Math.max((east - west) * MARGIN, MIN_DEGREES);
  const y = Math.max((north - south) * MARGIN, MIN_DEGREES / 2);
  return [west - x, south - 1.4 * y, east + x, north + y];
}
