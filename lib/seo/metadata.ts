import type { Metadata } from 'next';
import type { Messages } from 'next-intl';
import { getLocale, getTranslations } from 'next-intl/server';
import { excerpt } from '../domain/text';
import { conventionsOf, DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales';
import type { PlainPageName } from '../routing/plain-pages';
import type { Route } from '../routing/route';
import { definitionOf } from '../routing/route-table';
import { urlOf } from '../routing/url-of';
import { SITE } from '../site';
import { canonicalOf, isIndexable, sharedRoute } from './canonical';
import { landingDescription, type LandingStats } from './landing-texts';
import { machineReadable } from './machine-readable';
import { imageTexts, imageVersion } from './opengraph/image-texts';
import { OPENGRAPH_IMAGE_SIZE } from './opengraph/size';

/** Lengths that search engines display. */
const MAX_TITLE_LENGTH = 65;
const MAX_DESCRIPTION_LENGTH = 165;

interface PageTexts {
  title: string;
  description: string;
  route: Route;
  /** Whether the list is empty. */
  isEmpty?: boolean;
}

/** Returns the title, description, canonical URL, language alternates and social tags of a page (product rule 1.5). */
export async function pageMetadata({ route, isEmpty, ...texts }: PageTexts): Promise<Metadata> {
  const locale = await getLocale();
  const title = excerpt(texts.title, MAX_TITLE_LENGTH);
  const description = excerpt(texts.description, MAX_DESCRIPTION_LENGTH);
  const canonical = canonicalOf(route);
  const url = urlOf(canonical, locale);
  const languages = Object.fromEntries(LOCALES.map((language) => [language, urlOf(canonical, language)]));
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: { ...languages, 'x-default': urlOf(canonical, DEFAULT_LOCALE) },
      types: machineReadable(route),
    },
    robots: isIndexable(route, { isEmpty }) ? undefined : { index: false, follow: true },
    ...(await socialTags({
      title,
      description,
      locale,
      url: urlOf(sharedRoute(route), locale),
      image: imageRouteOf(canonical),
    })),
  };
}

/** Returns the metadata of a page whose title and description are fixed texts, named like it. */
export async function fixedMetadata(
  name: (PlainPageName | 'report') & keyof Messages['metadata'],
): Promise<Metadata> {
  const t = await getTranslations(`metadata.${name}`);
  return pageMetadata({ title: t('title'), description: t('description'), route: { name } });
}

/** Returns the metadata of a page whose title and description are those that it begins with, in a group of the messages. */
export async function headerMetadata(
  group: 'pharmacies' | 'routes' | 'booking',
  route: Route,
): Promise<Metadata> {
  const t = await getTranslations(group);
  return pageMetadata({ title: t('title'), description: t('text'), route });
}

/**
 * Returns the metadata of a not-found page (product rules 1.5 and 8.2), without a canonical URL, because it is shown at many
 * URLs.
 */
export async function notFoundMetadata(texts: {
  title: string;
  description: string;
  locale: Locale;
}): Promise<Metadata> {
  const { title, description } = texts;
  const robots = { index: false, follow: true };
  return { title, description, robots, ...(await socialTags({ ...texts, image: { name: 'home' } })) };
}

interface SocialTexts {
  title: string;
  description: string;
  locale: Locale;
  url?: string;
  /** The page whose Open Graph image is used. */
  image: Route;
}

async function socialTags({
  title,
  description,
  locale,
  url: shared,
  image: of,
}: SocialTexts): Promise<Metadata> {
  const texts = await imageTexts(of, locale);
  const url = urlOf({ name: 'opengraphImage', of, version: imageVersion(texts) }, locale);
  const image = { url, alt: [texts.title, ...texts.lines].filter(Boolean).join(' · ') };
  return {
    openGraph: {
      title,
      description,
      url: shared,
      siteName: SITE.name,
      locale: conventionsOf(locale).regional.replace('-', '_'),
      type: 'website',
      images: [{ ...image, ...OPENGRAPH_IMAGE_SIZE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** Returns the page whose Open Graph image is used: the page itself or the home page. */
function imageRouteOf(route: Route): Route {
  return definitionOf(route).hasOpengraphImage ? route : { name: 'home' };
}

/** Appends the page number to a title or description, except on the first page. */
export async function withPageNumber(text: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${text} · ${t('pageNumber', { page: String(page) })}` : text;
}

interface LandingTexts {
  title: string;
  heading: string;
  /** A description that applies to every page of this kind. */
  general: string;
  route: Route;
  pageNumber?: number;
}

/** Returns the metadata of a landing page, with a description built from the stats of its list. */
export async function landingMetadata(
  { title, heading, general, route, pageNumber = 1 }: LandingTexts,
  { stats, districts, best, isEmpty }: LandingStats & { isEmpty: boolean },
): Promise<Metadata> {
  return pageMetadata({
    // With a page number there is only room for the heading.
    title: pageNumber > 1 ? await withPageNumber(heading, pageNumber) : title,
    description:
      pageNumber > 1
        ? await withPageNumber(general, pageNumber)
        : await landingDescription(heading, general, { stats, districts, best }),
    route,
    isEmpty,
  });
}

/** Returns the metadata of a page whose address is a secret: it names no address, and links from it do not either. */
export async function secretMetadata(texts: Parameters<typeof notFoundMetadata>[0]): Promise<Metadata> {
  const robots = { index: false, follow: false };
  return { ...(await notFoundMetadata(texts)), robots, referrer: 'no-referrer' };
}
