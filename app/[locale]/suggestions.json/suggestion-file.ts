import { getTranslations } from 'next-intl/server';
import { ALIASES } from '@/lib/content/search-aliases';
import { readAreaAliases } from '@/lib/data/areas';
import { readCountedAreas } from '@/lib/data/stats';
import { EMIRATES } from '@/lib/domain/emirates';
import { type Kind, KINDS } from '@/lib/domain/kinds';
import type { Suggestion, SuggestionFile } from '@/lib/domain/suggestions';
import { isWashType, WASH_TYPES } from '@/lib/domain/wash-types';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { areaRoute, type Route, servicesRoute } from '@/lib/routing/route';

type Translate = Awaited<ReturnType<typeof getTranslations<never>>>;

/** Kinds that are also wash types, under another name. */
const KINDS_OF_WASH_TYPES: readonly Kind[] = ['steam', 'waterless', 'detailing', 'mobile'];

/** Builds the suggestions of a language: wash types, kinds, emirates, and areas by descending number of providers. */
export async function suggestionFile(locale: Locale): Promise<{ file: SuggestionFile; isComplete: boolean }> {
  const [t, others, areas, areaAliases] = await Promise.all([
    getTranslations({ locale }),
    Promise.all(
      LOCALES.filter((other) => other !== locale).map((other) => getTranslations({ locale: other })),
    ),
    readCountedAreas(),
    readAreaAliases(),
  ]);
  const to = (route: Route) => localizedPathOf(route, locale);
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
    ...KINDS.filter((kind) => !KINDS_OF_WASH_TYPES.includes(kind) && !isWashType(kind)).map((kind) => ({
      group: 'washType' as const,
      href: to(servicesRoute({ washType: kind === 'hand' ? 'hand-wash' : kind })),
      ...withAliases((words) => words(`kinds.${kind}`), ALIASES[kind]),
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
        ...LOCALES.filter((other) => other !== locale).map((other) => area.name[other]),
        ...((areaAliases.ok && areaAliases.value.get(area.slug)) || []),
      ],
    })),
  ];
  return {
    isComplete: areas.ok && areaAliases.ok,
    file: {
      entries,
      namesUrl: `${to({ page: 'providerNames', locale })}&q=`,
    },
  };
}
