import { getLocale, getTranslations } from 'next-intl/server';
import { filterFields } from '@/components/providers/filter-options';
import { Icon } from '@/components/ui/icon';
import { EVERYTHING } from '@/lib/domain/filter';
import { getLinks } from '@/lib/i18n/links';
import { API, PATHS } from '@/lib/routes';
import { HeroSearch } from './hero-search';

const CLAIMS = [
  ['badge-check', 'providers'],
  ['map-pin', 'emirates'],
  ['clock', 'always'],
] as const;

/** What the site is for, and Quick Search (spec §2 route "/"). */
export async function Hero() {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <div className="band on-ink">
      <div className="container-page grid items-center gap-x-12 gap-y-7 py-8 lg:grid-cols-[minmax(0,1fr)_26rem] lg:py-16">
        <div>
          <h1 className="text-4xl tracking-tight">{t('hero.title')}</h1>
          <p className="mt-4 max-w-xl text-lg text-water-100">{t('hero.subtitle')}</p>
          <ul
            aria-label={t('home.claims.label')}
            className="mt-5 flex flex-wrap gap-x-6 gap-y-2 font-medium max-lg:hidden"
          >
            {CLAIMS.map(([icon, claim]) => (
              <li key={claim} className="flex items-center gap-2">
                <Icon name={icon} className="text-water-300" />
                {t(`home.claims.${claim}`)}
              </li>
            ))}
          </ul>
        </div>
        <section aria-labelledby="quick-search" className="rounded-2xl bg-sand-50 p-5 text-ink-900">
          <h2 id="quick-search" className="text-xl">
            {t('filter.quickSearch')}
          </h2>
          <HeroSearch
            action={to(PATHS.services)}
            countAddress={API.providerCount(await getLocale())}
            fields={await filterFields(EVERYTHING)}
            labels={{ loading: t('list.loading'), submit: t('hero.cta') }}
          />
        </section>
        <ul
          aria-label={t('home.claims.label')}
          className="flex flex-wrap gap-x-6 gap-y-2 text-sm font-medium lg:hidden"
        >
          {CLAIMS.map(([icon, claim]) => (
            <li key={claim} className="flex items-center gap-2">
              <Icon name={icon} className="text-water-300" />
              {t(`home.claims.${claim}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
