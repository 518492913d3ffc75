import { getMessages, getTranslations } from 'next-intl/server';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { PharmacyFinder } from '@/components/pharmacies/pharmacy-finder';
import { MoreMessages } from '@/components/ui/more-messages';
import { NoticeBox } from '@/components/ui/notice';
import { PHARMACY_FILES } from '@/lib/routing/client-paths';
import { headerMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => headerMetadata('pharmacies', { name: 'outOfHours' });

/** Filters whose files are linked for visitors without JavaScript. */
const WITHOUT_SCRIPT = ['all', 'weekend', 'holiday'] as const;

/** UK pharmacies that open late, read from static files in the browser (product rule 2.12). */
export default async function OutOfHoursPage() {
  const t = await getTranslations('pharmacies');
  const { pharmacies } = await getMessages();
  return (
    <SitePage route={{ name: 'outOfHours' }}>
      <PageHeader title={t('title')} text={t('text')} />
      <div className="container-page pt-3">
        <div className="without-script">
          <NoticeBox kind="tip">{t('needsScript')}</NoticeBox>
          <ul>
            {WITHOUT_SCRIPT.map((filter) => (
              <li key={filter}>
                <a href={PHARMACY_FILES[filter]} className="text-link">
                  {t('file', { filter: t(`filters.${filter}`) })}
                </a>
              </li>
            ))}
          </ul>
        </div>
        <MoreMessages messages={{ pharmacies }}>
          <PharmacyFinder />
        </MoreMessages>
      </div>
    </SitePage>
  );
}
