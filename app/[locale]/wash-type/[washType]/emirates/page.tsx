import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmirateCards } from '@/components/providers/emirate-cards';
import { readFigures } from '@/lib/data/providers';
import { countOf } from '@/lib/domain/figures';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { isListIndexable } from '@/lib/indexing';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';
import { collection } from '@/lib/structured-data/site';
import { readParams } from '../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return WASH_TYPES.map((washType) => ({ washType }));
}

export async function generateMetadata({ params }: Props) {
  const { washType } = await readParams(params);
  const [t, figures] = await Promise.all([getTranslations(), readFigures()]);
  const name = t(`washTypes.${washType}.name`);
  return pageMetadata({
    title: t('metadata.washTypeEmirates.title', { washType: name }),
    description: t('metadata.washTypeEmirates.description', { washType: name }),
    path: PATHS.washTypeEmirates(washType),
    locale: await getLocale(),
    isIndexable: isListIndexable(figures.ok ? countOf(figures.value, null, washType) : undefined),
  });
}

/** The seven emirates with their number of providers of a wash type (spec §2). */
export default async function WashTypeEmiratesPage({ params }: Props) {
  const { washType } = await readParams(params);
  const [t, locale, counts] = await Promise.all([getTranslations(), getLocale(), readFigures()]);
  const name = t(`washTypes.${washType}.name`);
  const title = t('washType.emiratesTitle', { washType: name });
  const known = counts.ok ? counts.value : [];
  return (
    <SitePage path={PATHS.washTypeEmirates(washType)}>
      <JsonLd data={collection(title, PATHS.washTypeEmirates(washType), locale)} />
      <PageHead
        title={title}
        here={t('nav.emirates')}
        text={t('washType.emiratesText')}
        trail={[
          { path: PATHS.services, text: t('nav.services') },
          { path: PATHS.washType(washType), text: name },
        ]}
      />
      <div className="container-page pt-8">
        <EmirateCards
          emirates={EMIRATES.map((emirate) => ({
            emirate,
            count: countOf(known, emirate, washType),
            path: PATHS.washTypeInEmirate(washType, emirate),
          }))}
        />
      </div>
    </SitePage>
  );
}
