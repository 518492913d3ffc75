import { createHash } from 'node:crypto';
import { getFormatter, getTranslations } from 'next-intl/server';
import { getDirectory } from '../../directory/current';
import type { Directory } from '../../directory/directory';
import { findPost } from '../../directory/posts';
import { directoryStats, placeStats } from '../../directory/stats';
import { pricesOf } from '../../domain/price-query';
import { otherName } from '../../domain/provider';
import { EMPTY_STATS, type ListStats, type ProviderStats, statsOf } from '../../domain/stats';
import type { Locale } from '../../i18n/locales';
import { createProviderTexts } from '../../i18n/provider-texts';
import type { Route } from '../../routing/route';
import { definitionOf } from '../../routing/route-table';

/** What an Open Graph image says. */
export interface ImageTexts {
  title: string;
  lines: string[];
}

/**
 * Returns the texts of a page's Open Graph image; those of the home page if its row does not exist.
 * @throws NoDirectoryError if they need the directory, and there is none
 */
export async function imageTexts(route: Route, locale: Locale): Promise<ImageTexts> {
  if (!definitionOf(route).hasOpengraphImage || route.name === 'home') return homeTexts(locale);
  const [t, directory] = await Promise.all([getTranslations({ locale }), getDirectory()]);
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

/** Returns the version of an image that says this, which stands in its address: eight hexadecimal digits. */
export function imageVersion(texts: ImageTexts): string {
  return createHash('sha256').update(JSON.stringify(texts)).digest('hex').slice(0, 8);
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
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const area = directory.areas.get(slug);
  if (!area) return undefined;
  const stats = placeStats(directory).get(slug) ?? EMPTY_STATS;
  const texts = createProviderTexts({ t, format, locale, now: new Date() });
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
  const provider = directory.byId.get(id);
  if (!provider) return undefined;
  const [t, format] = await Promise.all([getTranslations({ locale }), getFormatter({ locale })]);
  const texts = createProviderTexts({ t, format, locale, now: new Date() });
  const { name, address, area, rating, priceFrom, priceTo } = provider;
  // An address in other letters would be a fragment of another language.
  const isReadable = address !== null && /\p{Script=Arabic}/u.test(address) === (locale === 'ar');
  const place = isReadable || !area ? address : texts.areaInEmirate({ ...area, name: area.name[locale] });
  const rated = rating === null ? '' : texts.rated({ rating, count: null });
  const price = priceFrom === null && priceTo === null ? '' : texts.price(pricesOf(provider));
  return {
    title: otherName(provider, locale) ?? name,
    lines: [place ?? '', [rated, price].filter(Boolean).join(' · ')],
  };
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
