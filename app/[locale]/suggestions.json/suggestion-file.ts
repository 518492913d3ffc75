import { getTranslations } from 'next-intl/server';
import { ALIASES } from '@/lib/content/search-aliases';
import { readAreaAliases, readKinds } from '@/lib/data/lookups';
import { readCountedAreas } from '@/lib/data/stats';
import { EMIRATES } from '@/lib/domain/emirates';
import type { Suggestion, SuggestionFile } from '@/lib/domain/suggestions';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { areaRoute, type Route, servicesRoute } from '@/lib/routing/route';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** Builds the suggestions of a language: wash types, kinds, emirates, and areas by descending number of providers. */
export async function suggestionFile(locale: Locale): Promise<{ file: SuggestionFile; isComplete: boolean }> {
  const [t, others, areas, areaAliases, kinds] = await Promise.all([
    getTranslations({ locale }),
    Promise.all(
      LOCALES.filter((other) => other !== locale).map((other) => getTranslations({ locale: other })),
    ),
    readCountedAreas(),
    readAreaAliases(),
    readKinds(),
  ]);
  const to = (route: Route) => localizedPathOf(route, locale);
  const inOtherLanguages = (name: Record<Locale, string>) =>
    LOCALES.filter((other) => other !== locale).map((other) => name[other]);
  const withAliases = (name: (t: Translate) => string, aliases: string[] = []) => ({
    name: name(t),
    aliases: [...others.map(name), ...aliases],
  });
  const entries: Suggestion[] = [
    ...WASH_TYPES.map((washType) => ({
      group: 'washType' as const,
      href: to({ page: 'washType', washType }),
      ...withAliases((words) => words(`washTypes.${washType}.name`), ALIASES[washType]),
    })),
    ...(kinds.ok ? [...kinds.value.values()] : [])
      .filter(({ washType }) => washType === null)
      .map(({ slug, name }) => ({
        group: 'washType' as const,
        name: name[locale],
        href: to(servicesRoute({ washType: slug === 'hand' ? 'hand-wash' : slug })),
        aliases: [...inOtherLanguages(name), ...(ALIASES[slug] ?? [])],
      })),
    ...EMIRATES.map((emirate) => ({
      group: 'emirate' as const,
      href: to({ page: 'emirate', emirate }),
      ...withAliases((words) => words(`emirates.${emirate}.name`), ALIASES[emirate]),
    })),
    ...(areas.ok ? areas.value : []).map((area) => ({
      group: 'area' as const,
      name: area.name[locale],
      href: to(areaRoute(area)),
      hint: t(`emirates.${area.emirate}.name`),
      aliases: [
        ...inOtherLanguages(area.name),
        ...((areaAliases.ok && areaAliases.value.get(area.slug)) || []),
      ],
    })),
  ];
  return {
    isComplete: areas.ok && areaAliases.ok && kinds.ok,
    file: {
      entries,
      namesUrl: `${to({ page: 'providerNames', locale })}&q=`,
    },
  };
}
