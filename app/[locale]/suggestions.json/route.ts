import { getTranslations } from 'next-intl/server';
import { getFilterNames } from '@/components/filters/filter-fields';
import { answerFrom } from '@/lib/directory/answer-from';
import type { Directory } from '@/lib/directory/directory';
import { countedAreas } from '@/lib/directory/stats';
import { aliasesOf } from '@/lib/domain/car-care';
import { QUICK_FILTERS } from '@/lib/domain/filters';
import type { LocalizedName } from '@/lib/domain/locales';
import type { Suggestion, SuggestionFile } from '@/lib/domain/suggestions';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { cacheHeaders } from '@/lib/http/cache-control';
import { type Locale, localeOf, LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { areaRoute, type Route, servicesRoute } from '@/lib/routing/route';

/** Returns the search suggestions of a language that need no request for each text (product rule 2.16). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/suggestions.json'>,
): Promise<Response> {
  const locale = localeOf((await params).locale);
  return answerFrom(request, async (directory) =>
    Response.json(await suggestionFile(directory, locale), { headers: cacheHeaders('page') }),
  );
}

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** Builds them: wash types, kinds, emirates, areas by descending number of providers, and the most common filters. */
async function suggestionFile(directory: Directory, locale: Locale): Promise<SuggestionFile> {
  const [t, others] = await Promise.all([
    getTranslations({ locale }),
    Promise.all(
      LOCALES.filter((other) => other !== locale).map((other) => getTranslations({ locale: other })),
    ),
  ]);
  const areaAliases = new Map(directory.words.areas.map(({ slug, aliases }) => [slug, aliases]));
  const to = (route: Route) => localizedPathOf(route, locale);
  const inOtherLanguages = (name: LocalizedName) =>
    LOCALES.filter((other) => other !== locale).map((other) => name[other]);
  const withAliases = (name: (t: Translate) => string, aliases: readonly string[] = []) => ({
    name: name(t),
    aliases: [...others.map(name), ...aliases],
  });
  const entries: Suggestion[] = [
    ...WASH_TYPES.map((washType) => ({
      group: 'washType' as const,
      about: washType,
      href: to({ name: 'washType', washType }),
      ...withAliases((words) => words(`washTypes.${washType}.name`), aliasesOf(washType)),
    })),
    ...[...directory.kinds.values()]
      .filter(({ washType }) => washType === null)
      .map(({ slug, name }) => ({
        group: 'washType' as const,
        name: name[locale],
        href: to(servicesRoute({ washType: slug })),
        aliases: [...inOtherLanguages(name), ...aliasesOf(slug)],
      })),
    ...directory.words.emirates.map(({ slug: emirate, names }) => ({
      group: 'emirate' as const,
      href: to({ name: 'emirate', emirate }),
      ...withAliases((words) => words(`emirates.${emirate}.name`), names),
    })),
    ...countedAreas(directory).map((area) => ({
      group: 'area' as const,
      name: area.name[locale],
      href: to(areaRoute(area)),
      hint: t(`emirates.${area.emirate}.name`),
      aliases: [...inOtherLanguages(area.name), ...(areaAliases.get(area.slug) ?? [])],
    })),
  ];
  const namesOf = await getFilterNames([], [], locale);
  const popular = namesOf(QUICK_FILTERS).map(([key, name]): Suggestion => ({
    group: 'popular',
    about: key,
    name,
    href: to(servicesRoute({ [key]: QUICK_FILTERS[key] })),
  }));
  return { entries, popular };
}
