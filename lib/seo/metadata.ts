import type { Metadata } from 'next';
import { getTranslations } from 'next-intl/server';
import { excerpt } from '../domain/excerpt';
import { type Locale, LOCALES } from '../i18n/locales';
import { localize, PATHS } from '../routing/paths';
import { OPENGRAPH_IMAGE_SIZE } from './opengraph/size';
import { absoluteUrl, SITE } from '../site';

/** Characters that search engines show. */
const LONGEST_TITLE = 65;
const LONGEST_DESCRIPTION = 165;

interface PageFacts {
  title: string;
  description: string;
  /** Address of the page that is the original of this one, without language. */
  path: string;
  locale: Locale;
  /** Whether a picture is drawn for this page where it is shared; without one it is home's. */
  hasPicture?: boolean;
  /** False keeps the page out of search engines; its links are followed all the same. */
  isIndexable?: boolean;
}

/** Title, description, canonical, language alternates and social tags of a page (spec §1). */
export function pageMetadata({
  path,
  locale,
  isIndexable = true,
  hasPicture,
  ...texts
}: PageFacts): Metadata {
  const title = excerpt(texts.title, LONGEST_TITLE);
  const description = excerpt(texts.description, LONGEST_DESCRIPTION);
  const url = absoluteUrl(localize(path, locale));
  // Later pages of a list share the picture of the first.
  const pictured = hasPicture ? (path.split('?')[0] ?? path) : PATHS.home;
  const picture = absoluteUrl(localize(PATHS.sharePicture(pictured), locale));
  const languages = Object.fromEntries(
    LOCALES.map((language) => [language, absoluteUrl(localize(path, language))]),
  );
  return {
    title,
    description,
    alternates: { canonical: url, languages: { ...languages, 'x-default': absoluteUrl(path) } },
    robots: isIndexable ? undefined : { index: false, follow: true },
    openGraph: {
      title,
      description,
      url,
      siteName: SITE.name,
      locale: locale === 'ar' ? 'ar_AE' : 'en_AE',
      type: 'website',
      images: [{ url: picture, ...OPENGRAPH_IMAGE_SIZE }],
    },
    twitter: { card: 'summary_large_image', title, description, images: [picture] },
  };
}

/** Title and description of a later page of a list say which one it is. */
export async function textOfPage(text: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${text} · ${t('pageNumber', { page: String(page) })}` : text;
}
