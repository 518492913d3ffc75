import { AreasPicture } from '@/components/map/areas-picture';
import { Tile } from '@/components/ui/tile';
import type { CountedArea, Neighbour } from '@/lib/domain/area';
import type { Emirate } from '@/lib/domain/emirates';
import { distanceFormat } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { areaRoute } from '@/lib/routing/route';

interface NearbyAreasProps {
  /** Nearest first. */
  neighbours: Neighbour[];
  /** The emirate of the page; areas in other emirates are shown with theirs. */
  emirate: Emirate;
  /** The area of the page. Only if it is set are the areas also shown on a map. */
  area?: CountedArea;
}

/** Renders the nearby areas with providers, with their distances and numbers of providers. */
export async function NearbyAreas({ neighbours, emirate, area }: NearbyAreasProps) {
  if (neighbours.length === 0) return null;
  const { t, to, format, locale } = await getIntl();
  return (
    <div className="container-page no-print mt-10">
      <nav aria-label={t('area.neighbours')}>
        <h2 className="mb-3 text-xl">{t('area.neighbours')}</h2>
        <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
          {neighbours.map(({ place, km }) => (
            <li key={place.slug} className="grid">
              <Tile
                href={to(areaRoute(place))}
                loading={t('list.loading')}
                title={place.name[locale]}
                count={t('washType.emirateCount', { count: place.providers })}
                text={[
                  place.emirate !== emirate && t(`emirates.${place.emirate}.name`),
                  format.number(km, distanceFormat(km)),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              />
            </li>
          ))}
        </ul>
      </nav>
      {area && (
        <div className="mx-auto mt-8 max-w-3xl">
          <AreasPicture areas={[area, ...neighbours.map(({ place }) => place)]} currentSlug={area.slug} />
        </div>
      )}
    </div>
  );
}
