import { getFormatter, getTranslations } from 'next-intl/server';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import type { CarWashApp } from '@/lib/content/car-wash-apps';
import { chatUrl, phoneLink } from '@/lib/domain/contact';
import { getLinks } from '@/lib/routing/links';
import { AppHeader } from './app-header';
import { BookingLink } from './booking';

/** Renders an app as a card (product rule 3.4). */
export async function AppCard({ app }: { app: CarWashApp }) {
  const t = await getTranslations();
  const to = await getLinks();
  const format = await getFormatter();
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
    <article className="app-card" aria-labelledby={`app-${id}`}>
      <AppHeader app={app} level="h2" />
      <p>{t(`apps.entries.${id as 'qatra'}.description`)}</p>
      <ul className="app-features">
        {features.map((feature) => (
          <li key={feature}>
            <Icon name="check" />
            {t(`apps.features.${feature}`)}
          </li>
        ))}
      </ul>
      <dl className="app-facts">
        <dt>{t('apps.coverage')}</dt>
        <dd>{format.list(areas, { type: 'conjunction' })}</dd>
        <dt>{t('apps.offers')}</dt>
        <dd className="app-offer">{t(`apps.entries.${id as 'qatra'}.offer`)}</dd>
      </dl>
      <p className="app-links">
        {links.map(([href, text]) => (
          <a
            key={href}
            href={href}
            rel="noopener nofollow"
            aria-label={t('apps.storeOf', { store: text, name })}
          >
            {text}
          </a>
        ))}
      </p>
      <div className="app-actions">
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
          <p className="app-no-booking">{t('apps.noBooking')}</p>
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
