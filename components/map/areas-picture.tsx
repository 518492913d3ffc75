import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { drawGround } from '@/lib/content/ground-picture';
import type { CountedArea } from '@/lib/domain/area';
import { type Bounds, boundsOf } from '@/lib/domain/bounds';
import type { Point } from '@/lib/domain/clip';
import { getLinks } from '@/lib/routing/links';
import { areaRoute } from '@/lib/routing/route';
import { GroundPicture } from './ground-picture';

interface AreasPictureProps {
  /** Those with most providers first, unless the first is the one that the page is about. */
  areas: readonly CountedArea[];
  /** Slug of the area that the page is about. */
  here?: string;
}

const SIZE = { width: 400, height: 230 };
/** Share of the picture around its places, and the least degrees that it shows. */
const MARGIN = 0.14;
const LEAST_DEGREES = 0.06;
/** Units that a circle and its name take: room for a finger, and for each letter. */
const ROOM = { height: 38, finger: 46, letter: 6.2 };
const RADIUS = { least: 10, perProvider: 1.1, most: 19 };

/**
 * Renders areas as circles on the ground, each a link with its number of providers: as many as have room, those with most
 * first. The others are in the list beside it.
 */
export async function AreasPicture({ areas, here }: AreasPictureProps) {
  const [t, to, format, locale] = await Promise.all([
    getTranslations('resultsMap'),
    getLinks(),
    getFormatter(),
    getLocale(),
  ]);
  const bounds = boundsOf(areas);
  if (!bounds || areas.length < 2) return null;
  const picture = drawGround(withMargin(bounds), SIZE, areas);
  const widthOf = (area: CountedArea) => Math.max(ROOM.finger, area.name[locale].length * ROOM.letter);
  const shown = areas.reduce<{ area: CountedArea; at: Point }[]>((placed, area) => {
    const at = picture.pointOf(area);
    const hasRoom = placed.every(
      ({ area: other, at: [x, y] }) =>
        Math.abs(x - at[0]) > (widthOf(area) + widthOf(other)) / 2 || Math.abs(y - at[1]) > ROOM.height,
    );
    return hasRoom ? [...placed, { area, at }] : placed;
  }, []);
  return (
    <GroundPicture picture={picture} className="areas-picture no-print" label={t('areas')}>
      {shown.map(({ area, at: [x, y] }) => {
        const radius = Math.min(RADIUS.most, RADIUS.least + RADIUS.perProvider * Math.sqrt(area.providers));
        return (
          <g key={area.slug} transform={`translate(${Math.round(x)} ${Math.round(y)})`}>
            <a
              href={to(areaRoute(area))}
              aria-label={t('areaCount', { area: area.name[locale], count: area.providers })}
              aria-current={area.slug === here ? 'page' : undefined}
            >
              <rect x="-22" y="-22" width="44" height="44" />
              <circle r={radius.toFixed(1)} />
              <text className="count" y="4" aria-hidden="true">
                {format.number(area.providers)}
              </text>
              <text className="name" y={Math.round(radius + 12)} aria-hidden="true">
                {area.name[locale]}
              </text>
            </a>
          </g>
        );
      })}
    </GroundPicture>
  );
}

function withMargin([west, south, east, north]: Bounds): Bounds {
  const x = Math.max((east - west) * MARGIN, LEAST_DEGREES);
  const y = Math.max((north - south) * MARGIN, LEAST_DEGREES / 2);
  return [west - x, south - 1.4 * y, east + x, north + y];
}
