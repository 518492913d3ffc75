import { getTranslations } from 'next-intl/server';
import { AppHeader } from '@/components/car-wash-apps/app-header';
import { CAR_WASH_APPS } from '@/lib/content/car-wash-apps';
import { getLinks } from '@/lib/routing/links';
import { Section } from './section';

const MAX_APPS = 3;

/** Renders the best-rated car wash apps with links to their stores. */
export async function DownloadableApps() {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <Section
      title={t('home.apps')}
      text={t('home.appsText')}
      more={{ href: to({ name: 'carWashApps' }), text: t('home.appsAll') }}
    >
      <ul className="app-row">
        {CAR_WASH_APPS.slice(0, MAX_APPS).map((app) => (
          <li key={app.id} className="app-card">
            <AppHeader app={app} level="h3" />
            <p>{t(`apps.entries.${app.id as 'qatra'}.description`)}</p>
            <p className="app-links">
              {(['appStore', 'googlePlay'] as const).map((store) => (
                <a
                  key={store}
                  href={app.stores[store]}
                  rel="noopener nofollow"
                  aria-label={t('apps.storeOf', { store: t(`apps.${store}`), name: app.name })}
                >
                  {t(`apps.${store}`)}
                </a>
              ))}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
