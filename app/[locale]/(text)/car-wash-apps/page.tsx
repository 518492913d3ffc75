import { AppCard } from '@/components/car-wash-apps/app-card';
import { Booking, BookingLink } from '@/components/car-wash-apps/booking';
import { bookingFields } from '@/components/forms/booking-form';
import { formLabels } from '@/components/forms/form-labels';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { buttonStyle } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { CAR_WASH_APPS } from '@/lib/content/car-wash-apps';
import { requestBooking } from '@/lib/forms/actions';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { fixedMetadata } from '@/lib/seo/metadata';

export const generateMetadata = () => fixedMetadata('carWashApps');

/** Renders the third-party apps and the booking dialog (product rule 2.10). */
export default async function CarWashAppsPage() {
  const { t, to } = await getIntl();
  const keys = ['title', 'text', 'tip', 'cancel', 'close'] as const;
  const labels = Object.fromEntries(keys.map((key) => [key, t(`booking.${key}`)])) as Record<
    (typeof keys)[number],
    string
  >;
  return (
    <SitePage route={{ name: 'carWashApps' }}>
      <Booking
        action={requestBooking}
        fields={await bookingFields()}
        formLabels={await formLabels('booking')}
        labels={labels}
      >
        <PageHeader title={t('apps.title')} text={t('apps.text')}>
          <div className="mt-5 flex flex-wrap gap-3">
            <BookingLink href={to({ name: 'bookCarWash' })} app="" className={buttonStyle('main')}>
              {t('apps.bookNow')}
            </BookingLink>
            <Link href={to(servicesRoute())} className={buttonStyle('outlined')} loading={t('list.loading')}>
              {t('apps.browse')}
            </Link>
          </div>
        </PageHeader>
        <div className="container-page grid grid-fill-80 gap-6">
          {CAR_WASH_APPS.map((app) => (
            <AppCard key={app.id} app={app} />
          ))}
        </div>
      </Booking>
      <section className="container-page pt-12 pb-4 text-center">
        <h2 className="text-xl">{t('apps.missing')}</h2>
        <p className="mt-2 text-ink-500">{t('apps.missingText')}</p>
        <Link href={to({ name: 'contact' })} className={buttonStyle('filled', 'mt-5')}>
          {t('apps.suggest')}
        </Link>
      </section>
    </SitePage>
  );
}
