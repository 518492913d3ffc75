import { getFormatter, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { answerFrom } from '@/lib/directory/answer-from';
import type { Directory } from '@/lib/directory/directory';
import { findPost } from '@/lib/directory/posts';
import { directoryStats, placeStats } from '@/lib/directory/stats';
import { EMPTY_STATS, type ListStats, type ProviderStats, statsOf } from '@/lib/domain/stats';
import { cacheHeaders } from '@/lib/http/cache-control';
import { type Locale, localeOf } from '@/lib/i18n/locales';
import { decodeParameter } from '@/lib/routing/page-parameters';
import { parseRoute } from '@/lib/routing/parse-route';
import type { Route } from '@/lib/routing/route';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';

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
  return answerFrom(async (directory) => {
    const { title, lines } = await imageTexts(directory, shared, locale);
    const image = await drawOpengraphImage(title, lines, locale);
    return new Response(new Uint8Array(image), {
      headers: { 'Content-Type': 'image/jpeg', ...cacheHeaders('picture') },
    });
  });
}

interface ImageTexts {
  title: string;
  lines: string[];
}

/** Returns the texts of a page's Open Graph image. */
async function imageTexts(directory: Directory, route: Route, locale: Locale): Promise<ImageTexts> {
  const t = await getTranslations({ locale });
  switch (route.name) {
    case 'emirate':
      return {
        title: t('emirate.title', { emirate: t(`emirates.${route.emirate}.name`) }),
        lines: await statsLines(directory, locale, route.emirate, null),
      };
    case 'district':
      return {
        title: t('district.title', { district: t(`districts.${route.district}.name`) }),
        lines: await statsLines(directory, locale, route.district, null),
      };
    case 'area':
      return (await areaTexts(directory, route.area, locale)) ?? homeTexts(locale);
    case 'washType':
      return {
        title: t('washType.title', { services: t(`washTypes.${route.washType}.services`) }),
        lines: await statsLines(directory, locale, null, route.washType),
      };
    case 'washTypeInEmirate':
      return {
        title: t('washType.inEmirate', {
          services: t(`washTypes.${route.washType}.services`),
          emirate: t(`emirates.${route.emirate}.name`),
        }),
        lines: await statsLines(directory, locale, route.emirate, route.washType),
      };
    case 'provider':
      return (await providerTexts(directory, route.id, locale)) ?? homeTexts(locale);
    case 'post':
      return (await postTexts(directory, route.slug, locale)) ?? homeTexts(locale);
    default:
      return homeTexts(locale);
  }
}

async function homeTexts(locale: Locale): Promise<ImageTexts> {
  const t = await getTranslations({ locale });
  return { title: t('hero.title'), lines: [t('opengraph.claims')] };
}

async function statsLines(
  directory: Directory,
  locale: Locale,
  place: ProviderStats['place'],
  washType: ProviderStats['washType'],
): Promise<string[]> {
  return formatStats(locale, statsOf(directoryStats(directory), place, washType));
}

async function formatStats(locale: Locale, stats: ListStats): Promise<string[]> {
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const { providers: count, verified, priceFrom } = stats;
  if (count === 0) return [];
  return [
    t('landing.providers', { count, verified }),
    priceFrom === null ? '' : t('provider.priceFrom', { low: format.number(priceFrom) }),
  ];
}

async function areaTexts(
  directory: Directory,
  slug: string,
  locale: Locale,
): Promise<ImageTexts | undefined> {
  const [t, texts] = await Promise.all([getTranslations({ locale }), getProviderTexts(locale)]);
  const area = directory.areas.get(slug);
  if (!area) return undefined;
  const stats = placeStats(directory).get(slug) ?? EMPTY_STATS;
  return {
    title: t('area.title', { area: texts.areaInEmirate({ ...area, name: area.name[locale] }) }),
    lines: await formatStats(locale, stats),
  };
}

async function providerTexts(
  directory: Directory,
  id: number,
  locale: Locale,
): Promise<ImageTexts | undefined> {
  const [t, format] = await Promise.all([
    getTranslations({ locale, namespace: 'provider' }),
    getFormatter({ locale }),
  ]);
  const provider = directory.byId.get(id);
  if (!provider) return undefined;
  const { name, address, rating, priceRange } = provider;
  const rated = rating === null ? '' : t('rated', { rating: format.number(rating, 'rating') });
  return { title: name, lines: [address ?? '', [rated, priceRange ?? ''].filter(Boolean).join(' · ')] };
}

async function postTexts(
  directory: Directory,
  slug: string,
  locale: Locale,
): Promise<ImageTexts | undefined> {
  const t = await getTranslations({ locale, namespace: 'blog' });
  const found = findPost(directory, slug);
  if (!found) return undefined;
  const { title, category } = found.post;
  return { title, lines: [category ? t(`categories.${category}`) : t('title')] };
}
