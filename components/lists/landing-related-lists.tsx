import { getFormatter, getTranslations } from 'next-intl/server';
import { type Emirate, EMIRATES } from '@/lib/domain/emirates';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES, type WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';
import { RelatedLists } from './related-lists';

interface LandingRelatedListsProps {
  stats: ProviderStats[];
  /** The emirate of the page; also set for districts and other areas. */
  emirate?: Emirate;
  isArea?: boolean;
  washType?: WashType;
}

/** Renders links to related lists that are not empty, with their numbers of providers. */
export async function LandingRelatedLists({ stats, emirate, isArea, washType }: LandingRelatedListsProps) {
  const [t, to, format] = await Promise.all([getTranslations(), getLinks(), getFormatter()]);
  const link = (route: Route, name: string, count: number) => ({ route, name, count });

  const types = WASH_TYPES.filter((type) => type !== washType).map((type) =>
    link(
      emirate ? { page: 'washTypeInEmirate', washType: type, emirate } : { page: 'washType', washType: type },
      t(`washTypes.${type}.name`),
      countOf(stats, emirate ?? null, type),
    ),
  );
  const emirates = EMIRATES.filter((other) => other !== emirate).map((other) =>
    link(
      washType
        ? { page: 'washTypeInEmirate', washType, emirate: other }
        : { page: 'emirate', emirate: other },
      t(`emirates.${other}.name`),
      countOf(stats, other, washType ?? null),
    ),
  );
  const typesTitle = emirate
    ? t('landing.typesHere', { place: t(`emirates.${emirate}.name`) })
    : t('landing.otherTypes');
  const services = washType && t(`washTypes.${washType}.services`);
  const emiratesTitle = emirate ? 'landing.elsewhere' : 'landing.emiratesOfType';

  const groups = [
    // The page of an emirate has its wash types as headings.
    ...(washType || isArea ? [{ title: typesTitle, links: types }] : []),
    ...(services ? [{ title: t(emiratesTitle, { services }), links: emirates }] : []),
    ...(!washType && !isArea ? [{ title: t('landing.otherEmirates'), links: emirates }] : []),
  ].map(({ title, links }) => ({
    title,
    links: links
      .filter(({ count }) => count > 0)
      .map(({ route, name, count }) => [to(route), name, format.number(count)] as const),
  }));
  return (
    <div className="container-page">
      <RelatedLists groups={groups} loading={t('list.loading')} />
    </div>
  );
}
