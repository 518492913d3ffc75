import { getFormatter, getTranslations } from 'next-intl/server';
import { Rating } from '@/components/facts/rating';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import type { CarWashApp } from '@/lib/content/car-wash-apps';

/**
 * Renders the logo, name, badges and statistics of an app. Separate from `AppCard`, so that the home page does not load the
 * booking dialog's script.
 */
export async function AppHeader({ app, level: Heading }: { app: CarWashApp; level: 'h2' | 'h3' }) {
  const t = await getTranslations('apps');
  const format = await getFormatter();
  const { id, name, logo, rating, downloads, isVerified, isPopular } = app;
  const [low, high] = app.priceRange;
  return (
    <header className="app-head">
      <img src={logo} alt="" width={64} height={64} loading="lazy" />
      <Heading id={`app-${id}`}>
        <DataText>{name}</DataText>
        {isVerified && <Icon name="badge-check" className="text-water-600" label={t('verified')} />}
        {isPopular && <span className="app-popular">{t('popular')}</span>}
      </Heading>
      <p className="app-stats">
        <Rating provider={{ rating, reviewCount: null }} />
        <span>{t('downloads', { thousands: format.number(downloads) })}</span>
        <span>{t('priceRange', { low: format.number(low), high: format.number(high), count: high })}</span>
      </p>
    </header>
  );
}
