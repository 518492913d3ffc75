import { AppHeader, StoreLinks } from '@/components/car-wash-apps/app-header';
import { CAR_WASH_APPS } from '@/lib/content/car-wash-apps';
import { getIntl } from '@/lib/routing/get-intl';
import { Section } from './section';

const MAX_APPS = 3;

/** Renders the best-rated car wash apps with links to their stores. */
export async function DownloadableApps() {
  const { t, to } = await getIntl();
  return (
    <Section
      title={t('home.apps')}
      text={t('home.appsText')}
      more={{ href: to({ name: 'carWashApps' }), text: t('home.appsAll') }}
    >
      <ul className="side-scroll grid gap-4 md:grid-fill-80">
        {CAR_WASH_APPS.slice(0, MAX_APPS).map((app) => (
          <li key={app.id} className="panel flex flex-col gap-3.5 rounded-card p-5">
            <AppHeader app={app} level="h3" />
            <p>{t(`apps.entries.${app.id as 'qatra'}.description`)}</p>
            <StoreLinks
              name={app.name}
              stores={(['appStore', 'googlePlay'] as const).map((store) => [
                app.stores[store],
                t(`apps.${store}`),
              ])}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
