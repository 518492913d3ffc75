import { ProviderCards } from '@/components/cards/provider-cards';
import type { FilterNames } from '@/components/filters/filter-fields';
import { ChipRow } from '@/components/filters/list-links';
import { Link } from '@/components/ui/link';
import type { ChatDetails } from '@/lib/domain/contact';
import type { Coordinates } from '@/lib/domain/distance';
import { NO_FILTER } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import { type Alternative, priceQueryOf } from '@/lib/domain/provider-list';
import { unreadText } from '@/lib/domain/unread-text';
import type { examplesFor } from '@/lib/domain/words/other-scripts';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';

interface AlternativesProps {
  alternatives: Alternative[];
  namesOf: FilterNames;
  /** The name of the list's area or emirate. */
  place?: string;
  /** The visitor's, by which the providers are sorted. */
  position?: Coordinates;
  chatDetails?: ChatDetails;
  /** Of a search in another script that was not understood: others in it. */
  examples?: ReturnType<typeof examplesFor>;
  /** The words of the search as they were typed. */
  asTyped?: Record<string, string>;
}

/**
 * Renders what a list with few or no providers offers instead: the providers of the first alternative under a heading of
 * their own, and links to the others (product rule 5.10).
 */
export async function Alternatives({
  alternatives,
  namesOf,
  place,
  position,
  chatDetails,
  examples,
  asTyped = {},
}: AlternativesProps) {
  const { t, to, format } = await getIntl();
  const [first, ...others] = alternatives;
  if (!first) return null;
  const routeOf = routeFrom(position);
  const areas = namesOf.ofCondition({ anyOf: first.areas.map((area) => ({ area })), not: false });
  // Areas that share a name are asked for by it.
  const names = [...new Set(first.areas.map((area) => nameOf(namesOf, { area })))];
  const area =
    first.areas.length === 1 ? namesOf.ofPlace(first.areas[0]!) : format.list(names, { type: 'disjunction' });
  const route = area
    ? servicesRoute({
        ...first.filters,
        search: [first.filters.search, t('alternatives.nearSearch', { area })].filter(Boolean).join(' '),
      })
    : routeOf(first.filters);
  const headings = {
    spelling: () => t('alternatives.didYouMean', { search: first.filters.search ?? '' }),
    words: () =>
      first.filters.search
        ? t('alternatives.withWords', { search: t('alternatives.quoted', { text: first.filters.search }) })
        : t('alternatives.withoutFilter', {
            name: format.list(first.unknown.map((text) => asTyped[text] ?? text)),
          }),
    near: () => t('alternatives.nearest', { area: areas }),
    chosen: () => t('alternatives.searchAlone'),
    filter: () => t('alternatives.withoutFilter', { name: withoutOf(namesOf, first) }),
    all: () => t(position ? 'alternatives.nearestToYou' : 'alternatives.everything'),
    kind: () =>
      t(place ? 'alternatives.relatedIn' : 'alternatives.related', {
        kind: nameOf(namesOf, { washType: first.filters.washType }),
        count: format.number(first.total),
        place: place ?? '',
      }),
  };
  return (
    <section className="mt-8" aria-labelledby="alternatives">
      {examples && (
        <div className="mb-6">
          <ChipRow label={t('alternatives.others')}>
            {examples.searches.map((search) => (
              <li key={search} lang={examples.lang}>
                <Link href={to(routeOf({ search }))} className="chip" loading={t('list.loading')}>
                  {search}
                </Link>
              </li>
            ))}
          </ChipRow>
        </div>
      )}
      <div className="mb-3 grid grid-cols-[1fr_auto] items-baseline gap-x-4">
        <h2 id="alternatives" className="text-xl">
          {headings[first.reason]()}
        </h2>
        {first.total > first.providers.length && (
          <Link
            href={to(route)}
            className="text-link inline-flex min-h-11 items-center max-sm:text-sm"
            loading={t('list.loading')}
          >
            {t('alternatives.seeAll', { count: format.number(first.total) })}
          </Link>
        )}
      </div>
      <ProviderCards
        providers={first.providers}
        priceQuery={priceQueryOf({ ...NO_FILTER, ...first.filters }, first)}
        showsDirections={position !== undefined}
        chatDetails={chatDetails}
      />
      {others.length > 0 && (
        <div className="mt-6">
          <ChipRow label={t('alternatives.others')}>
            {others.map((other) => (
              <li key={JSON.stringify(other.filters)}>
                <Link href={to(routeOf(other.filters))} className="chip" loading={t('list.loading')}>
                  {other.reason === 'filter'
                    ? t('filter.without', { name: withoutOf(namesOf, other), count: other.total })
                    : t('alternatives.kind', {
                        kind: nameOf(
                          namesOf,
                          other.reason === 'kind' ? { washType: other.filters.washType } : other.filters,
                        ),
                        count: format.number(other.total),
                      })}
                </Link>
              </li>
            ))}
          </ChipRow>
        </div>
      )}
    </section>
  );
}

/**
 * Renders why a list is empty, in one sentence.
 * @param search what was typed
 * @param isRead whether any of its words were understood
 */
export async function EmptyReason({
  alternatives,
  namesOf,
  position,
  search = '',
  isRead,
  asTyped = {},
}: Pick<AlternativesProps, 'alternatives' | 'namesOf' | 'position' | 'asTyped'> & {
  search?: string;
  isRead: boolean;
}) {
  const { t, to, format } = await getIntl('alternatives');
  const unread = unreadText(search);
  const [first] = alternatives;
  if (unread && !(isRead && unread === 'script')) return t(`unread.${unread}`);
  if (!first) return null;
  const words = format.list(first.unknown.map((text) => t('quoted', { text: asTyped[text] ?? text })));
  if (first.unknown.length > 0)
    return t(
      first.conditions.length > 0
        ? 'noneHere'
        : !first.areMentioned
          ? 'none'
          : first.unknown.length === 1 && !first.filters.search
            ? 'onlyRemoved'
            : 'noneOfAllWords',
      { words },
    );
  const names = first.conditions.map(namesOf.ofCondition);
  if (first.reason === 'near') {
    const area = namesOf.ofCondition({ anyOf: first.areas.map((slug) => ({ area: slug })), not: false });
    return t(first.areUnlisted ? 'noneInArea' : 'noneFitsInArea', { area });
  }
  if (first.reason === 'kind') return t('noneOfKind');
  if (first.reason === 'filter')
    return t.rich('noneOfAllBut', {
      link: (text) => (
        <Link key="link" href={to(routeFrom(position)(first.filters))} className="text-link">
          {text}
        </Link>
      ),
      count: first.total,
      number: format.number(first.total),
      others: format.list(names.map((text) => t('quoted', { text }))),
      without: withoutOf(namesOf, first),
    });
  return t(first.reason === 'chosen' ? 'contradiction' : 'noneOfAll');
}

/** Returns the list of an alternative, by distance if the visitor's was. */
const routeFrom = (position?: Coordinates) => (filters: ListFilters) =>
  servicesRoute(position ? { ...filters, near: position, sort: 'near' } : filters);

function withoutOf(namesOf: FilterNames, { without }: Alternative): string {
  return without ? namesOf.ofCondition(without) : '';
}

function nameOf(namesOf: FilterNames, filters: Parameters<FilterNames>[0]): string {
  return namesOf(filters)[0]?.[1] ?? '';
}
