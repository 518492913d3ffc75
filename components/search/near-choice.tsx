import { Link } from '@/components/ui/link';
import type { CountedArea } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import type { ProviderFilter } from '@/lib/domain/filter';
import { meaningOf, type ProviderList } from '@/lib/domain/provider-list';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { NearMe } from './near-me';

interface NearChoiceProps {
  filter: ProviderFilter;
  list: ProviderList;
  areas: CountedArea[];
}

/** An emirate's areas with the most providers. */
const MAX_AREAS = 12;

/**
 * Renders the first question of a search for something near: where? The button sorts the list by distance; without a position
 * there are the emirates, or the areas of the one that was chosen or typed (product rule 2.15).
 */
export async function NearChoice({ filter, list, areas }: NearChoiceProps) {
  const { t, to, format, locale } = await getIntl();
  const { area, emirate, serviceMode } = meaningOf(filter, list);
  const search = list.parsedQuery?.without.isNear || undefined;
  const places = area
    ? []
    : emirate
      ? areas
          .filter((known) => known.emirate === emirate)
          .sort((one, other) => other.providers - one.providers)
          .slice(0, MAX_AREAS)
          .map(({ slug, name, providers }) => ({
            key: slug,
            name: name[locale],
            count: providers,
            route: servicesRoute({ ...filter, search, area: slug, page: 1 }),
          }))
      : EMIRATES.map((slug) => ({
          key: slug,
          name: t(`emirates.${slug}.name`),
          count: list.options.emirate?.[slug] ?? 0,
          route: servicesRoute({ ...filter, search, emirate: slug, page: 1 }),
        })).filter(({ count }) => count > 0);
  return (
    <section
      className="no-print panel mt-3 mb-5 grid justify-items-start gap-3 p-5"
      aria-labelledby="near-choice"
    >
      <h2 id="near-choice" className="text-lg">
        {t('nearMe.where')}
      </h2>
      <NearMe kind="filled" filter={{ ...filter, serviceMode, search }} typedSort={list.parsedQuery?.sort} />
      {places.length > 0 && (
        <>
          <p className="text-ink-500">{t(emirate ? 'nearMe.chooseArea' : 'nearMe.chooseEmirate')}</p>
          <ul className="chip-row">
            {places.map(({ key, name, count, route }) => (
              <li key={key}>
                <Link href={to(route)} className="chip" loading={t('list.loading')}>
                  {name} <small className="chip-count">{format.number(count)}</small>
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}
