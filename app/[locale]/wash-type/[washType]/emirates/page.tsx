import { getTranslations } from 'next-intl/server';
import { EmirateCards } from '@/components/landing/emirate-cards';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { directoryStats } from '@/lib/directory/stats';
import { EMIRATES } from '@/lib/domain/emirates';
import { countOf } from '@/lib/domain/stats';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesRoute } from '@/lib/routing/route';
import { pageMetadata } from '@/lib/seo/metadata';
import { collection } from '@/lib/seo/structured-data/site';
import { getPageDirectory, keptPaths } from '../../../kept-pages';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates'>;

export const revalidate = 3600;
export const generateStaticParams = keptPaths(() => WASH_TYPES.map((washType) => ({ washType })));

export async function generateMetadata(props: Props) {
  const { washType } = await requestedRoute('washTypeEmirates', props);
  const [t, directory] = await Promise.all([getTranslations(), getPageDirectory()]);
  const services = t(`washTypes.${washType}.services`);
  return pageMetadata({
    title: t('metadata.washTypeEmirates.title', { services }),
    description: t('metadata.washTypeEmirates.description', { services }),
    route: { name: 'washTypeEmirates', washType },
    isEmpty: countOf(directoryStats(directory), null, washType) === 0,
  });
}

/** Renders the seven emirates with their numbers of providers of a wash type (product rule 2.6). */
export default async function WashTypeEmiratesPage(props: Props) {
  const { washType } = await requestedRoute('washTypeEmirates', props);
  const { t, locale } = await getIntl();
  const directory = await getPageDirectory();
  const stats = directoryStats(directory);
  const title = t('washType.emiratesTitle', { services: t(`washTypes.${washType}.services`) });
  return (
    <SitePage route={{ name: 'washTypeEmirates', washType }}>
      <JsonLd data={collection(title, { name: 'washTypeEmirates', washType }, locale)} />
      <PageHeader
        title={title}
        currentPage={t('nav.emirates')}
        text={t('washType.emiratesText')}
        breadcrumbs={[
          { route: servicesRoute(), text: t('nav.services') },
          { route: { name: 'washType', washType }, text: t(`washTypes.${washType}.name`) },
        ]}
      />
      <div className="container-page pt-8">
        <EmirateCards
          emirates={EMIRATES.map((emirate) => ({
            emirate,
            count: countOf(stats, emirate, washType),
            route: { name: 'washTypeInEmirate', washType, emirate },
          }))}
        />
      </div>
    </SitePage>
  );
}
