import { getLocale } from 'next-intl/server';
import { preload } from 'react-dom';
import { quickSearchFields } from '@/components/filters/filter-fields';
import { NearMe } from '@/components/search/near-me';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link, NavigationLink } from '@/components/ui/link';
import { FILTER_PARAMETERS, type ProviderFilter } from '@/lib/domain/filter';
import { NO_FILTER_VALUES } from '@/lib/domain/filter-parameters';
import { getIntl } from '@/lib/routing/get-intl';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { HeroSearch } from './hero-search';

const HOME: Route = { name: 'home' };
const CLAIMS = [
  ['badge-check', 'providers'],
  ['map-pin', 'emirates'],
  ['clock', 'always'],
] as const;

/** What most visitors want first. The list asks for a place, where the cheapest needs one. */
const WISHES = [
  { text: 'filter.openNow', filter: { open: 'now' } },
  { text: 'nearMe.mobile', filter: { serviceMode: 'mobile' } },
  { text: 'home.cheapest', filter: { sort: 'price' } },
] as const satisfies { text: string; filter: Partial<ProviderFilter> }[];

const WISH = 'flex-none rounded-pill bg-veil px-3';

/** Renders the hero of the home page: Quick Search with a search field, and common wishes (product rule 2.11). */
export async function Hero() {
  const { t, to } = await getIntl();
  const fields = (await quickSearchFields()).map((field, index) => ({
    ...field,
    noFilter: NO_FILTER_VALUES[index],
  }));
  return (
    <div className="hero on-ink relative isolate overflow-clip bg-sea-950 text-white">
      <div className="container-page grid gap-4 pt-5 pb-8 md:min-h-[min(46rem,100svh-4rem)] md:grid-cols-[minmax(0,30rem)] md:content-center md:pt-8 md:pb-20">
        <div>
          <h1 className="text-4xl leading-[1.08] tracking-[-0.02em] max-md:text-[min(1.95rem,8.6vw)] max-md:text-pretty md:w-max md:max-w-2xl rtl:leading-[1.2] rtl:tracking-normal">
            {t('hero.title')}
          </h1>
          <h2 className="mt-1.5 text-base font-semibold text-sun-300 md:mt-3 md:text-xl">{t('hero.h2')}</h2>
          <p className="mt-1 max-w-136 text-water-100 max-md:text-sm">{t('hero.subtitle')}</p>
        </div>
        <section
          aria-labelledby="quick-search"
          className="no-print rounded-card bg-sand-50 p-4 text-ink-900 shadow-raised [--focus-ring:var(--color-water-600)]"
        >
          <h2 id="quick-search" className="mb-3 text-lg max-md:sr-only">
            {t('filter.quickSearch')}
          </h2>
          <HeroSearch
            parameters={FILTER_PARAMETERS}
            action={to(servicesRoute())}
            countUrl={to({ name: 'providerCount', locale: await getLocale() })}
            fields={fields}
            labels={{
              loading: t('list.loading'),
              submit: t('hero.cta'),
              search: t('filter.search'),
              placeholder: t('filter.searchPlaceholder'),
            }}
          />
        </section>
        <div role="group" aria-label={t('filter.quick')} className="chip-row">
          <NearMe kind="on-ink" className={WISH} />
          {WISHES.map(({ text, filter }) => (
            <Link
              key={text}
              href={to(servicesRoute(filter))}
              className={buttonStyle('on-ink', WISH)}
              loading={t('list.loading')}
            >
              {t(text)}
            </Link>
          ))}
        </div>
        <HeroImage />
        <div className="grid grid-cols-2 gap-3">
          <NavigationLink
            href={to(HOME, 'featured-services')}
            current={to(HOME)}
            className={buttonStyle('on-ink', 'bg-veil')}
          >
            {t('home.exploreServices')}
          </NavigationLink>
          <NavigationLink
            href={to(HOME, 'map-preview')}
            current={to(HOME)}
            className={buttonStyle('on-ink', 'bg-veil')}
          >
            <Icon name="map-pin" />
            {t('home.viewMap')}
          </NavigationLink>
        </div>
        <ul
          aria-label={t('home.claims.label')}
          className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm font-medium md:absolute md:inset-x-0 md:bottom-0 md:justify-center md:gap-x-12 md:bg-veil-deep md:p-4 md:text-base"
        >
          {CLAIMS.map(([icon, claim]) => (
            <li key={claim} className="flex items-center gap-2">
              <Icon name={icon} className="text-sun-400" />
              {t(`home.claims.${claim}`)}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

const FOLDER = '/images/hero';
const PHONE = '(max-width: 47.99rem)';
const WIDE = '(min-width: 48rem)';

const CROPS = [
  { media: PHONE, crop: 'phone', widths: [480, 780], width: 780, height: 1080 },
  { media: WIDE, crop: 'wide', widths: [1280, 1920], width: 1920, height: 1080 },
] as const;

type Crop = (typeof CROPS)[number];

/** Renders the background image, and preloads the crop for the screen. */
function HeroImage() {
  for (const crop of CROPS) {
    preload(`${FOLDER}/${crop.crop}-${crop.width}.avif`, {
      as: 'image',
      type: 'image/avif',
      media: crop.media,
      imageSrcSet: sourceSet(crop, 'avif'),
      imageSizes: '100vw',
      fetchPriority: 'high',
    });
  }
  return (
    <picture className="hero-scene">
      {CROPS.flatMap((crop) =>
        (['avif', 'webp'] as const).map((format) => (
          <source
            key={crop.crop + format}
            media={crop.media}
            type={`image/${format}`}
            srcSet={sourceSet(crop, format)}
            sizes="100vw"
            width={crop.width}
            height={crop.height}
          />
        )),
      )}
      <img
        className="hero-image absolute inset-x-0 -z-2 w-full object-cover rtl:-scale-x-100"
        src={`${FOLDER}/wide-1920.webp`}
        alt=""
        width={1920}
        height={1080}
        fetchPriority="high"
      />
    </picture>
  );
}

function sourceSet({ crop, widths }: Crop, format: 'avif' | 'webp'): string {
  return widths.map((width) => `${FOLDER}/${crop}-${width}.${format} ${width}w`).join(', ');
}
