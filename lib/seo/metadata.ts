import type { Metadata } from 'next';
import { getLocale, getTranslations } from 'next-intl/server';
import { excerpt } from '../domain/excerpt';
import { conventionsOf, DEFAULT_LOCALE, type Locale, LOCALES } from '../i18n/locales';
import type { Route } from '../routing/route';
import { definitionOf } from '../routing/route-table';
import { urlOf } from '../routing/url-of';
import { SITE } from '../site';
import { canonicalOf, isIndexable } from './canonical';
import { landingDescription, type LandingStats } from './landing-texts';
import { OPENGRAPH_IMAGE_SIZE } from './opengraph/size';

/** Characters that search engines show. */
const LONGEST_TITLE = 65;
const LONGEST_DESCRIPTION = 165;

interface PageTexts {
  title: string;
  description: string;
  route: Route;
  locale: Locale;
  /** Whether the list has no entries, or the row of the page is not there. */
  isEmpty?: boolean;
}

/** Title, description, canonical, language alternates and social tags of a page (product rule 1.5). */
export function pageMetadata({ route, locale, isEmpty, ...texts }: PageTexts): Metadata {
  const title = excerpt(texts.title, LONGEST_TITLE);
  const description = excerpt(texts.description, LONGEST_DESCRIPTION);
  const canonical = canonicalOf(route);
  const url = urlOf(canonical, locale);
  const languages = Object.fromEntries(LOCALES.map((language) => [language, urlOf(canonical, language)]));
  return {
    title,
    description,
    alternates: {
      canonical: url,
      languages: { ...languages, 'x-default': urlOf(canonical, DEFAULT_LOCALE) },
    },
    robots: isIndexable(route, { isEmpty }) ? undefined : { index: false, follow: true },
    ...socialTags({ title, description, locale, url, image: imageRouteOf(canonical) }),
  };
}

/**
 * Title, description and social tags of a page that says that nothing is there (product rules 1.5 and 8.2). It stands for
 * many addresses, so it has none of its own.
 */
export function notFoundMetadata(texts: { title: string; description: string; locale: Locale }): Metadata {
  const { title, description } = texts;
  const robots = { index: false, follow: true };
  return { title, description, robots, ...socialTags({ ...texts, image: { page: 'home' } }) };
}

interface SocialTexts {
  title: string;
  description: string;
  locale: Locale;
  url?: string;
  /** The page whose picture is shown. */
  image: Route;
}

function socialTags({ title, description, locale, url, image: of }: SocialTexts): Metadata {
  const image = urlOf({ page: 'opengraphImage', of }, locale);
  return {
    openGraph: {
      title,
      description,
      url,
      siteName: SITE.name,
      locale: conventionsOf(locale).regional.replace('-', '_'),
      type: 'website',
      images: [{ url: image, ...OPENGRAPH_IMAGE_SIZE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [image] },
  };
}

/** The page whose picture is shown: its own, that of the first page of a list, or that of home. */
function imageRouteOf(route: Route): Route {
  return definitionOf(route).hasOpengraphImage ? route : { page: 'home' };
}

/** Title and description of a later page of a list say which one it is. */
export async function textOfPage(text: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${text} · ${t('pageNumber', { page: String(page) })}` : text;
}

interface LandingTexts {
  title: string;
  heading: string;
  /** What holds for every page of the kind. */
  general: string;
  route: Route;
  pageNumber?: number;
}

/** Metadata of a page that search engines land on: its description is made of the stats of its list. */
export async function landingMetadata(
  { title, heading, general, route, pageNumber = 1 }: LandingTexts,
  { stats, districts, best, isEmpty }: LandingStats & { isEmpty: boolean },
): Promise<Metadata> {
  return pageMetadata({
    // Beside the number of a later page there is no room for more than the heading.
    title: pageNumber > 1 ? await textOfPage(heading, pageNumber) : title,
    description:
      pageNumber > 1
        ? await textOfPage(general, pageNumber)
        : await landingDescription(heading, general, { stats, districts, best }),
    route,
    locale: await getLocale(),
    isEmpty,
  });
}
