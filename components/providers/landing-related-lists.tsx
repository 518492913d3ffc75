import { getFormatter, getTranslations } from 'next-intl/server';
import { DISTRICTS, type District } from '@/lib/domain/districts';
import { type Emirate, EMIRATES } from '@/lib/domain/emirates';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { WASH_TYPES, type WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { PATHS } from '@/lib/routing/paths';
import { RelatedLists } from './related-lists';

interface LandingRelatedListsProps {
  stats: ProviderStats[];
  /** Where the page is; a district is in its emirate. */
  emirate?: Emirate;
  district?: District;
  washType?: WashType;
}

/** The lists beside a landing page that hold something, each with its number of providers. */
export async function LandingRelatedLists({ stats, emirate, district, washType }: LandingRelatedListsProps) {
  const [t, to, format] = await Promise.all([getTranslations(), getLinks(), getFormatter()]);
  const link = (path: string, name: string, count: number) => ({ path, name, count });

  const types = WASH_TYPES.filter((type) => type !== washType).map((type) =>
    link(
      emirate ? PATHS.washTypeInEmirate(type, emirate) : PATHS.washType(type),
      t(`washTypes.${type}.name`),
      countOf(stats, emirate ?? null, type),
    ),
  );
  const emirates = EMIRATES.filter((other) => other !== emirate).map((other) =>
    link(
      washType ? PATHS.washTypeInEmirate(washType, other) : PATHS.emirate(other),
      t(`emirates.${other}.name`),
      countOf(stats, other, washType ?? null),
    ),
  );
  const districts = DISTRICTS.filter((other) => other !== district).map((other) =>
    link(PATHS.district(other), t(`districts.${other}.name`), countOf(stats, other, null)),
  );
  const typesTitle = emirate
    ? t('landing.typesHere', { place: t(`emirates.${emirate}.name`) })
    : t('landing.otherTypes');
  const type = washType && t(`washTypes.${washType}.name`);
  const emiratesTitle = emirate ? 'landing.elsewhere' : 'landing.emiratesOfType';

  const groups = [
    // An emirate's own page shows its wash types as headings.
    ...(washType || district ? [{ title: typesTitle, links: types }] : []),
    ...(type ? [{ title: t(emiratesTitle, { washType: type }), links: emirates }] : []),
    ...(!washType && !district ? [{ title: t('landing.otherEmirates'), links: emirates }] : []),
    ...(district ? [{ title: t('landing.otherDistricts'), links: districts }] : []),
  ].map(({ title, links }) => ({
    title,
    links: links
      .filter(({ count }) => count > 0)
      .map(({ path, name, count }) => [to(path), name, format.number(count)] as const),
  }));
  return (
    <div className="container-page">
      <RelatedLists groups={groups} loading={t('list.loading')} />
    </div>
  );
}
