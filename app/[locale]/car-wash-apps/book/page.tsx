import { getTranslations } from 'next-intl/server';
import { BookingForm } from '@/components/forms/booking-form';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { NoticeBox } from '@/components/ui/notice';
import { findApp } from '@/lib/content/car-wash-apps';
import { requestedRoute } from '@/lib/routing/requested-route';
import { headerMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/car-wash-apps/book'>;

export const generateMetadata = () => headerMetadata('booking', { name: 'bookCarWash' });

/** The booking form as a page, for visitors without JavaScript (product rule 2.10). */
export default async function BookPage(props: Props) {
  const t = await getTranslations();
  const { app: id = '' } = await requestedRoute('bookCarWash', props);
  const app = findApp(id);
  return (
    <SitePage route={{ name: 'bookCarWash', app: app?.id }}>
      <PageHeader
        title={t('booking.title')}
        text={t('booking.text')}
        breadcrumbs={[{ route: { name: 'carWashApps' }, text: t('nav.carWashApps') }]}
      />
      <div className="container-page">
        <div className="max-w-3xl">
          <NoticeBox kind="tip" icon="clock" className="my-3">
            {t('booking.tip')}
          </NoticeBox>
          <BookingForm selectedApp={app?.isBookingEnabled ? app.name : undefined} />
        </div>
      </div>
    </SitePage>
  );
}
