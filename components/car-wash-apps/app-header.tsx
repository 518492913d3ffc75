import { getTranslations } from 'next-intl/server';
import { Rating } from '@/components/facts/rating';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import type { CarWashApp } from '@/lib/content/car-wash-apps';
import { getIntl } from '@/lib/routing/get-intl';

/**
 * Renders the logo, name, badges and statistics of an app. Separate from `AppCard`, so that the home page does not load the
 * booking dialog's script.
 */
export async function AppHeader({ app, level: Heading }: { app: CarWashApp; level: 'h2' | 'h3' }) {
  const { t, format } = await getIntl('apps');
  const { id, name, logo, rating, downloads, isVerified, isPopular } = app;
  const [low, high] = app.priceRange;
  return (
    <header className="flex items-center gap-4 wrap-anywhere enlarged:flex-wrap">
      <img
        src={logo}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 flex-none rounded-panel"
      />
      <div className="min-w-0">
        <Heading id={`app-${id}`} className="flex flex-wrap items-center gap-1.5 text-lg">
          <DataText>{name}</DataText>
          {isVerified && <Icon name="badge-check" className="text-water-600" label={t('verified')} />}
          {isPopular && (
            <span className="rounded-pill bg-sun-100 px-2.5 py-0.5 text-sm font-medium text-sun-800">
              {t('popular')}
            </span>
          )}
        </Heading>
        <p className="flex flex-wrap gap-x-4 text-sm text-ink-700">
          <Rating provider={{ rating, reviewCount: null }} />
          <span>{t('downloads', { thousands: format.number(downloads) })}</span>
          <span>{t('priceRange', { low: format.number(low), high: format.number(high), count: high })}</span>
        </p>
      </div>
    </header>
  );
}

interface StoreLinksProps {
  /** Name of the app. */
  name: string;
  stores: readonly (readonly [href: string, store: string])[];
}

/** Renders the links to an app's stores and website. */
export async function StoreLinks({ name, stores }: StoreLinksProps) {
  const t = await getTranslations('apps');
  return (
    <p className="flex flex-wrap gap-x-5">
      {stores.map(([href, store]) => (
        <a
          key={href}
          href={href}
          rel="noopener nofollow"
          aria-label={t('storeOf', { store, name })}
          className="text-link inline-flex min-h-target items-center"
        >
          {store}
        </a>
      ))}
    </p>
  );
}
