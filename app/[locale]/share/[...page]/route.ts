import { getFormatter, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { readAreas } from '@/lib/data/lookups';
import { readPost } from '@/lib/data/posts';
import { readProvider } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import { readAreaStats, readStats } from '@/lib/data/stats';
import { EMPTY_STATS, type ListStats, type ProviderStats, statsOf } from '@/lib/domain/stats';
import { type Locale, localeOf } from '@/lib/i18n/locales';
import { decodeParameter } from '@/lib/routing/page-parameters';
import { parseRoute } from '@/lib/routing/parse-route';
import type { Route } from '@/lib/routing/route';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** Images are drawn on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

/** Returns the Open Graph image of a page; its path is `/share`, the page's path and `.jpg`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/share/[...page]'>,
): Promise<Response> {
  const { locale: language, page } = await params;
  const locale = localeOf(language);
  const path = page.map((segment) => encodeURIComponent(decodeParameter(segment))).join('/');
  const match = parseRoute(`/share/${path}`, new URLSearchParams());
  // Middleware has already rejected unknown pages.
  const shared: Route =
    'route' in match && match.route.name === 'opengraphImage' ? match.route.of : { name: 'home' };
  const { title, lines } = await imageTexts(shared, locale);
  const image = await drawOpengraphImage(title, lines, locale);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
}

interface ImageTexts {
  title: string;
  lines: string[];
}

/** Returns the texts of a page's Open Graph image; those of the home page while the database cannot be read. */
async function imageTexts(route: Route, locale: Locale): Promise<ImageTexts> {
  const t = await getTranslations({ locale });
  switch (route.name) {
    case 'emirate':
      return {
        title: t('emirate.title', { emirate: t(`emirates.${route.emirate}.name`) }),
        lines: await statsLines(locale, route.emirate, null),
      };
    case 'district':
      return {
        title: t('district.title', { district: t(`districts.${route.district}.name`) }),
        lines: await statsLines(locale, route.district, null),
      };
    case 'area':
      return (await areaTexts(route.area, locale)) ?? homeTexts(locale);
    case 'washType':
      return {
        title: t('washType.title', { services: t(`washTypes.${route.washType}.services`) }),
        lines: await statsLines(locale, null, route.washType),
      };
    case 'washTypeInEmirate':
      return {
        title: t('washType.inEmirate', {
          services: t(`washTypes.${route.washType}.services`),
          emirate: t(`emirates.${route.emirate}.name`),
        }),
        lines: await statsLines(locale, route.emirate, route.washType),
      };
    case 'provider':
      return (await providerTexts(route.id, locale)) ?? homeTexts(locale);
    case 'post':
      return (await postTexts(route.slug, locale)) ?? homeTexts(locale);
    default:
      return homeTexts(locale);
  }
}

async function homeTexts(locale: Locale): Promise<ImageTexts> {
  const t = await getTranslations({ locale });
  return { title: t('hero.title'), lines: [t('opengraph.claims')] };
}

async function statsLines(
  locale: Locale,
  place: ProviderStats['place'],
  washType: ProviderStats['washType'],
): Promise<string[]> {
  const read = await readStats();
  return formatStats(locale, read.ok ? statsOf(read.value, place, washType) : undefined);
}

async function formatStats(locale: Locale, stats: ListStats | undefined): Promise<string[]> {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  if (!stats) return [t('opengraph.claims')];
  const { providers: count, verified, priceFrom } = stats;
  if (count === 0) return [];
  return [
    t('landing.providers', { count, verified }),
    priceFrom === null ? '' : t('provider.priceFrom', { low: format.number(priceFrom) }),
  ];
}

async function areaTexts(slug: string, locale: Locale): Promise<ImageTexts | undefined> {
  const [t, texts, areas, areaStats] = await Promise.all([
    getTranslations({ locale }),
    getProviderTexts(locale),
    readAreas(),
    readAreaStats(),
  ]);
  const area = valueOr(areas, undefined)?.get(slug);
  if (!area) return undefined;
  const stats = areaStats.ok ? (areaStats.value.get(slug) ?? EMPTY_STATS) : undefined;
  return {
    title: t('area.title', { area: texts.areaInEmirate({ ...area, name: area.name[locale] }) }),
    lines: await formatStats(locale, stats),
  };
}

async function providerTexts(id: number, locale: Locale): Promise<ImageTexts | undefined> {
  const [t, format, read] = await Promise.all([
    getTranslations({ locale, namespace: 'provider' }),
    getFormatter({ locale }),
    readProvider(id),
  ]);
  const provider = valueOr(read, null);
  if (!provider) return undefined;
  const { name, address, rating, priceRange } = provider;
  const rated = rating === null ? '' : t('rated', { rating: format.number(rating, 'rating') });
  return { title: name, lines: [address ?? '', [rated, priceRange ?? ''].filter(Boolean).join(' · ')] };
}

async function postTexts(slug: string, locale: Locale): Promise<ImageTexts | undefined> {
  const [t, read] = await Promise.all([getTranslations({ locale, namespace: 'blog' }), readPost(slug)]);
  const found = valueOr(read, null);
  if (!found) return undefined;
  const { title, category } = found.post;
  return { title, lines: [category ? t(`categories.${category}`) : t('title')] };
}
