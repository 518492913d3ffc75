import { getMessages, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { SavedProviders } from '@/components/saved-page/saved-providers';
import { ViewedProviders } from '@/components/saved-page/viewed-providers';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { MoreMessages } from '@/components/ui/more-messages';
import { NoticeBox } from '@/components/ui/notice';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { fixedMetadata } from '@/lib/seo/metadata';
import { siteOrigin } from '@/lib/site';

export const generateMetadata = () => fixedMetadata('saved');

/** Renders the visitor's shortlist, which is stored only on the device (product rule 2.20). */
export default async function SavedPage() {
  const { t, to } = await getIntl('savedPage');
  const tSaved = await getTranslations('saved');
  const { savedPage } = await getMessages();
  const services = to(servicesRoute());
  return (
    <SitePage route={{ name: 'saved' }}>
      <PageHeader title={tSaved('title')} text={t('text')} />
      <div className="saved-page container-page min-h-svh pt-3 noscript:min-h-0">
        <div className="without-script">
          <NoticeBox kind="tip">{t('needsScript')}</NoticeBox>
          <p className="mt-4">
            <Link href={services} className={buttonStyle('filled')}>
              {t('toServices')}
            </Link>
          </p>
        </div>
        <MoreMessages messages={{ savedPage }}>
          <SavedProviders servicesHref={services} origin={siteOrigin()} />
          <ViewedProviders origin={siteOrigin()} />
        </MoreMessages>
      </div>
    </SitePage>
  );
}
