import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { ProviderFilter } from '@/lib/domain/filter';
import type { EmptyResultSuggestion, ProviderList } from '@/lib/domain/provider-list';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import type { FilterNames } from './filter-fields';

/** Links from an empty list to what there is without one of its filters (product rule 5.10). */
export async function EmptyListSuggestions({
  suggestions,
  namesOf,
}: {
  suggestions: EmptyResultSuggestion[];
  namesOf: FilterNames;
}) {
  const [t, to] = await Promise.all([getTranslations(), getLinks()]);
  if (suggestions.length === 0) return null;
  return (
    <ul className="empty-suggestions">
      {suggestions.flatMap(({ without, narrowing, count }) =>
        namesOf(without).map(([key, name]) => (
          <li key={key}>
            <Link href={to(servicesRoute(narrowing))} loading={t('list.loading')}>
              {t('filter.without', { name, count })}
              <Icon name="chevron-right" className="icon-directional" />
            </Link>
          </li>
        )),
      )}
    </ul>
  );
}

/**
 * Says how many providers a list leaves out because their hours or prices are not known: they are in no list that asks for
 * them, and may match all the same.
 */
export async function ProvidersWithoutFacts({
  filter,
  list,
}: {
  filter: ProviderFilter;
  list: ProviderList;
}) {
  const [t, to] = await Promise.all([getTranslations('list'), getLinks()]);
  const sentences = [
    { key: 'open', text: 'withoutHours', count: list.hiddenWithoutHours },
    { key: 'maxPrice', text: 'withoutPrice', count: list.hiddenWithoutPrice },
  ] as const;
  return sentences
    .filter(({ key, count }) => filter[key] !== undefined && count > 0)
    .map(({ key, text, count }) => (
      <p key={key} className="mt-6 text-sm text-ink-500">
        {t(text, { count })}{' '}
        <Link href={to(servicesRoute({ ...filter, [key]: undefined, page: 1 }))} className="text-link">
          {t('showThem')}
        </Link>
      </p>
    ));
}
