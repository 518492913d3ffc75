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
import { HeroField, HeroSearch } from './hero-search';

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

/** Renders the hero of the home page: a search field, common wishes and Quick Search (product rule 2.11). */
export async function Hero() {
  const { t, to } = await getIntl();
  const fields = (await quickSearchFields()).map((field, index) => ({
    ...field,
    noFilter: NO_FILTER_VALUES[index],
  }));
  return (
    <div className="hero on-ink relative isolate overflow-clip bg-sea-950 text-white">
      <HeroImage />
      <div className="container-page grid gap-4 pt-5 pb-8 md:min-h-[min(46rem,100svh-4rem)] md:grid-cols-[minmax(0,30rem)] md:content-center md:gap-5 md:pt-12 md:pb-24">
        {/* On phones the car drives between the search and the panel. */}
        <div className="hero-top">
          <h1 className="text-4xl leading-[1.08] tracking-[-0.02em] max-md:text-[min(1.95rem,8.6vw)] max-md:text-pretty md:w-max md:max-w-2xl rtl:leading-[1.3] rtl:tracking-normal">
            {t('hero.title')}
          </h1>
          <h2 className="mt-1.5 mb-3 text-base font-semibold text-sun-300 md:mt-3 md:mb-5 md:text-xl">
            {t('hero.h2')}
          </h2>
          <HeroField
            action={to(servicesRoute())}
            label={t('filter.search')}
            placeholder={t('filter.searchPlaceholder')}
          />
          <ul className="mt-2.5 flex flex-wrap gap-1.5" aria-label={t('filter.quick')}>
            {WISHES.map(({ text, filter }) => (
              <li key={text}>
                <Link
                  href={to(servicesRoute(filter))}
                  className="chip px-3 text-ink-900"
                  loading={t('list.loading')}
                >
                  {t(text)}
                </Link>
              </li>
            ))}
          </ul>
        </div>
        <p className="max-w-136 text-water-100 max-md:order-1">{t('hero.subtitle')}</p>
        <section
          aria-labelledby="quick-search"
          className="hero-search no-print rounded-card bg-sand-50 p-4 text-ink-900 shadow-raised"
        >
          <h2 id="quick-search" className="text-lg">
            {t('filter.quickSearch')}
          </h2>
          <HeroSearch
            parameters={FILTER_PARAMETERS}
            action={to(servicesRoute())}
            countUrl={to({ name: 'providerCount', locale: await getLocale() })}
            fields={fields}
            labels={{ loading: t('list.loading'), submit: t('hero.cta') }}
          />
          <NearMe kind="outlined" className="mt-3 w-full" />
        </section>
        <div className="grid grid-cols-2 gap-3 max-md:order-1">
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
          className="flex flex-wrap gap-x-6 gap-y-1.5 text-sm font-medium max-md:order-1 md:absolute md:inset-x-0 md:bottom-0 md:justify-center md:gap-x-12 md:bg-veil-deep md:p-4 md:text-base"
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
    <picture>
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
