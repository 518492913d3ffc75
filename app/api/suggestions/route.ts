import { getTranslations } from 'next-intl/server';
import { type FilterNames, getFilterNames } from '@/components/filters/filter-fields';
import { answerFrom } from '@/lib/directory/answer-from';
import { namesByWord } from '@/lib/directory/search/name-index';
import { suggest } from '@/lib/directory/suggest';
import { otherName } from '@/lib/domain/provider';
import type { ParsedQuery } from '@/lib/domain/provider-list';
import { isLongEnough, type Suggestion } from '@/lib/domain/suggestions';
import { parseSearch } from '@/lib/domain/text';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { type Route, servicesRoute } from '@/lib/routing/route';

/** Letters of a text that is offered as a search though it says nothing. */
const MAX_QUOTED = 40;

/** Returns what the text typed so far means, what may have been meant, and the providers that it names (product rule 2.16). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = localeOf(query.get('locale'));
  const typed = parseSearch(query.get('q') ?? '');
  const headers = cacheHeaders('private');
  if (!typed || !isLongEnough(typed)) return Response.json([], { headers });
  return answerFrom(request, async (directory) => {
    const { searches, providers } = suggest(directory, typed, new Date());
    const [{ search, list }, ...others] = searches as [(typeof searches)[number], ...typeof searches];
    const filterNames = await getFilterNames(
      [...directory.areas.values()],
      [...directory.kinds.values()],
      locale,
    );
    const t = await getTranslations({ locale });
    const to = (route: Route) => localizedPathOf(route, locale);
    const countOf = (count: number) => t('list.services', { count });
    const { parsedQuery, total, offer, choices = [], alternatives } = list;
    const [nearest] = alternatives;
    const name = parsedQuery && nameMeaning(parsedQuery, filterNames, t);
    const isAsked = choices.some((choice) => choice.total > 0);
    const spelling = nearest?.reason === 'spelling' ? nearest : undefined;
    const meant = offer ?? (spelling && { search: spelling.filters.search!, total: spelling.total });
    const suggestions: Suggestion[] = [
      ...(name && !isAsked
        ? [
            {
              group: 'search' as const,
              name,
              hint: nearest?.reason === 'near' ? t('list.noneYet', { count: nearest.total }) : countOf(total),
              href: to(servicesRoute({ search })),
            },
          ]
        : []),
      ...others.flatMap((other): Suggestion[] => {
        const { parsedQuery, total } = other.list;
        const meaning = total > 0 && parsedQuery ? nameMeaning(parsedQuery, filterNames, t) : '';
        if (meaning === '' || meaning === name) return [];
        return [
          {
            group: 'search',
            name: meaning,
            hint: countOf(total),
            href: to(servicesRoute({ search: other.search })),
          },
        ];
      }),
      ...(isAsked ? choices : []).map((choice) => ({
        group: 'search' as const,
        name: filterNames.ofPlace(choice.area),
        hint: countOf(choice.total),
        href: to(servicesRoute({ search: choice.search || undefined, area: choice.area })),
      })),
      ...(meant
        ? [
            {
              group: 'correction' as const,
              name: meant.search,
              hint: countOf(meant.total),
              href: to(servicesRoute({ search: meant.search })),
            },
          ]
        : []),
      ...providers.map((provider) => {
        const [name = '', ...aliases] = namesByWord(provider);
        return {
          group: 'provider' as const,
          name,
          // What was typed may be the beginning of any name.
          ...(aliases.length > 0 && { hint: otherName(provider, locale) ?? undefined, aliases }),
          href: to({ name: 'provider', id: provider.id }),
        };
      }),
    ];
    // What says nothing to the site is searched for as it is.
    if (suggestions.length === 0 && typed.length <= MAX_QUOTED)
      suggestions.push({
        group: 'search',
        name: t('alternatives.quoted', { text: typed }),
        hint: countOf(total),
        href: to(servicesRoute({ search: typed })),
      });
    return Response.json(suggestions, { headers });
  });
}

/** Names what a search means: "Steam · Sharjah · Lowest price"; empty if it says nothing that a list could be narrowed or ordered by. */
function nameMeaning(
  { conditions, nearAreas, isNear, sort, words, unknown }: ParsedQuery,
  filterNames: FilterNames,
  t: Awaited<ReturnType<typeof getTranslations<never>>>,
): string {
  const near = { anyOf: nearAreas.map((area) => ({ area })), not: false };
  const names = [
    ...conditions.map(filterNames.ofCondition),
    ...(nearAreas.length > 0 ? [t('filter.nearArea', { area: filterNames.ofCondition(near) })] : []),
    ...(isNear ? [t('nearMe.button')] : []),
    ...(sort ? [t(`sort.${sort}`)] : []),
  ];
  const mentioned = words.filter((word) => !unknown.includes(word));
  const isText = names.length === 0 && mentioned.length > 0 && unknown.length === 0;
  return isText ? t('alternatives.quoted', { text: mentioned.join(' ') }) : names.join(' · ');
}
