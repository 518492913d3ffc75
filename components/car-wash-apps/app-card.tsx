import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CarWashApp } from '@/lib/content/car-wash-apps';
import { chatUrl, phoneLink } from '@/lib/domain/contact';
import { getIntl } from '@/lib/routing/get-intl';
import { AppHeader, StoreLinks } from './app-header';
import { BookingLink } from './booking';

/** Renders an app as a card (product rule 3.4). */
export async function AppCard({ app }: { app: CarWashApp }) {
  const { t, to, format } = await getIntl();
  const { id, name, features, stores, website, coverage, bookingPhone, bookingWhatsapp } = app;
  const links = [
    [stores.appStore, t('apps.appStore')],
    [stores.googlePlay, t('apps.googlePlay')],
    [website, t('apps.website')],
  ] as const;
  const tel = phoneLink({ phone: bookingPhone ?? null });
  const chat = bookingWhatsapp && chatUrl(bookingWhatsapp);
  const areas = coverage.map((area) => (area === 'al-ain' ? t('apps.alAin') : t(`emirates.${area}.name`)));
  return (
    <article className="panel flex flex-col gap-3.5 rounded-card p-5" aria-labelledby={`app-${id}`}>
      <AppHeader app={app} level="h2" />
      <p>{t(`apps.entries.${id as 'qatra'}.description`)}</p>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {features.map((feature) => (
          <li key={feature} className="flex items-center gap-1.5">
            <Icon name="check" className="w-4 text-leaf-700" />
            {t(`apps.features.${feature}`)}
          </li>
        ))}
      </ul>
      <dl className="grid grid-cols-[auto_1fr] gap-x-3.5 gap-y-1.5 border-y border-sand-200 py-3 text-sm">
        <dt className="text-ink-500">{t('apps.coverage')}</dt>
        <dd>{format.list(areas, { type: 'conjunction' })}</dd>
        <dt className="text-ink-500">{t('apps.offers')}</dt>
        <dd className="font-medium text-leaf-700">{t(`apps.entries.${id as 'qatra'}.offer`)}</dd>
      </dl>
      <StoreLinks name={name} stores={links} />
      <div className="mt-auto flex flex-wrap gap-2.5 *:flex-auto">
        {app.isBookingEnabled ? (
          <BookingLink
            href={to({ name: 'bookCarWash', app: id })}
            app={name}
            label={t('apps.bookWith', { name })}
            className={buttonStyle('filled')}
          >
            {t('apps.book')}
          </BookingLink>
        ) : (
          <p className="flex min-h-target items-center text-ink-500">{t('apps.noBooking')}</p>
        )}
        {tel && bookingPhone && (
          <a
            href={tel}
            className={buttonStyle('outlined')}
            aria-label={`${t('apps.call', { phone: bookingPhone })}: ${name}`}
          >
            <Icon name="phone" />
            <bdi dir="ltr">{bookingPhone}</bdi>
          </a>
        )}
        {chat && (
          <a
            href={chat}
            className={buttonStyle('outlined')}
            rel="noopener nofollow"
            aria-label={t('apps.storeOf', { store: t('apps.whatsapp'), name })}
          >
            <Icon name="whatsapp" />
            {t('apps.whatsapp')}
          </a>
        )}
      </div>
    </article>
  );
}
