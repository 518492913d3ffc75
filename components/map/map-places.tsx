import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { CountedArea } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { Narrowing } from '@/lib/domain/narrowing';
import type { ProviderList } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';

interface MapPlacesProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: CountedArea[];
}

/** Links to the places of a list with their counts, shown without a map: emirates, or the areas of the chosen one. */
export async function MapPlaces({ filter, list, areas }: MapPlacesProps) {
  const [t, to, format, locale] = await Promise.all([
    getTranslations(),
    getLinks(),
    getFormatter(),
    getLocale(),
  ]);
  const counts = list.options;
  const ofEmirate = areas.map((area) => ({
    name: area.name[locale],
    count: counts?.area?.[area.slug] ?? 0,
    place: { area: area.slug } as Narrowing,
  }));
  const emirates = EMIRATES.map((emirate) => ({
    name: t(`emirates.${emirate}.name`),
    count: counts?.emirate?.[emirate] ?? 0,
    place: { emirate } as Narrowing,
  }));
  const [found = []] = [ofEmirate, emirates]
    .map((places) => places.filter(({ count }) => count > 0))
    .filter((places) => places.length > 0);
  return (
    <nav aria-label={t('resultsMap.places')} className="map-places">
      <h2>{t('resultsMap.places')}</h2>
      <ul className="chips">
        {found
          .sort((one, other) => other.count - one.count)
          .map(({ name, count, place }) => (
            <li key={name}>
              <Link
                href={to(servicesRoute({ ...filter, ...place, page: 1 }))}
                className="chip"
                loading={t('list.loading')}
              >
                {name} <small>{format.number(count)}</small>
              </Link>
            </li>
          ))}
      </ul>
    </nav>
  );
}
