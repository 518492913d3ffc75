import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { CountedArea } from '@/lib/domain/area';
import type { Emirate } from '@/lib/domain/emirates';
import { getLinks } from '@/lib/routing/links';
import { areaRoute } from '@/lib/routing/route';
import { AreaList } from './area-list';

/** Renders the areas of an emirate, including districts, with their numbers of providers, highest first. */
export async function EmirateAreas({ emirate, areas }: { emirate: Emirate; areas: CountedArea[] }) {
  if (areas.length === 0) return null;
  const [t, to, format, locale] = await Promise.all([
    getTranslations(),
    getLinks(),
    getFormatter(),
    getLocale(),
  ]);
  return (
    <AreaList
      areas={areas.map(
        (area) => [to(areaRoute(area)), area.name[locale], format.number(area.providers)] as const,
      )}
      labels={{
        title: t('emirate.areas', { emirate: t(`emirates.${emirate}.name`) }),
        all: t('emirate.allAreas', { count: format.number(areas.length) }),
        loading: t('list.loading'),
      }}
    />
  );
}
