import { getLocale, getTranslations } from 'next-intl/server';
import { PageHead } from '@/components/layout/page-head';
import { SitePage } from '@/components/layout/site-page';
import { EmirateCards } from '@/components/providers/emirate-cards';
import { countProviders } from '@/lib/data/providers';
import { countOf } from '@/lib/domain/statistics';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';
import { readParams } from '../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates'>;

export const revalidate = 300;
export const dynamicParams = false;

export function generateStaticParams() {
  return WASH_TYPES.map((washType) => ({ washType }));
}

export async function generateMetadata({ params }: Props) {
  const { washType } = await readParams(params);
  const t = await getTranslations();
  const name = t(`washTypes.${washType}.name`);
  return pageMetadata({
    title: t('metadata.washTypeEmirates.title', { washType: name }),
    description: t('metadata.washTypeEmirates.description', { washType: name }),
    path: PATHS.washTypeEmirates(washType),
    locale: await getLocale(),
  });
}

/** The seven emirates with their number of providers of a wash type (spec §2). */
export default async function WashTypeEmiratesPage({ params }: Props) {
  const { washType } = await readParams(params);
  const [t, counts] = await Promise.all([getTranslations(), countProviders()]);
  const name = t(`washTypes.${washType}.name`);
  const known = counts.ok ? counts.value : [];
  return (
    <SitePage path={PATHS.washTypeEmirates(washType)}>
      <PageHead
        title={t('washType.emiratesTitle', { washType: name })}
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
