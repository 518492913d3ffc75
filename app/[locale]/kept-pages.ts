import { unstable_cache as keepTagged } from 'next/cache';
import { cache } from 'react';
import { findDirectory, getConfirmedDirectory, getDirectory } from '@/lib/directory/current';
import type { Directory } from '@/lib/directory/directory';
import { type Locale, LOCALES } from '@/lib/i18n/locales';
import { KEPT_PAGES } from '@/lib/routing/kept-pages';

/**
 * How many providers and posts the build renders in each language: with all other pages some 1,100, each twelve files of the output,
 * of which Vercel's CLI may upload 15,000.
 */
export const BUILT = { providers: 500, posts: 20 };

/** The values of a page's path, without its language. */
type Values = Record<string, string>;

/**
 * Returns `generateStaticParams` of a page that a serverless host keeps (`isKept` in the route table): the paths that the build renders,
 * in each language; others are rendered and kept at their first visit. Undefined where pages are rendered on request.
 *
 * Next.js reads `export const revalidate = 3600`, an hour, from the text of each such page.
 */
export function keptPaths(list: (directory: Directory) => Values[] = () => [{}]) {
  if (!process.env.KEEPS_PAGES) return undefined;
  return async (): Promise<(Values & { locale: Locale })[]> => {
    const directory = process.env.HAS_SNAPSHOT ? await findDirectory() : undefined;
    return directory
      ? LOCALES.flatMap((locale) => list(directory).map((values) => ({ locale, ...values })))
      : [];
  };
}

/**
 * Returns the directory for a page that may be kept: then as the database has it now, because nobody looks again for an hour.
 * @throws NoDirectoryError if it is not known to be so: nothing is kept then, least of all that a row does not exist
 */
export const getPageDirectory = cache(async (): Promise<Directory> => {
  if (!process.env.KEEPS_PAGES) return getDirectory();
  // Tags the page, so that it can be rendered again behind an answer (`app/api/look-now`).
  await keepTagged(async () => null, [KEPT_PAGES], { tags: [KEPT_PAGES] })();
  return getConfirmedDirectory();
});

/** Returns the directory for a page that does without one, but is not kept without one; undefined if there is none. */
export async function findPageDirectory(): Promise<Directory | undefined> {
  return process.env.KEEPS_PAGES ? getPageDirectory() : findDirectory();
}

/** Has a page that says what soon may not hold, such as that a coming post is not there, kept for a minute at most. */
export async function keepBriefly(): Promise<void> {
  if (process.env.KEEPS_PAGES) await keepTagged(async () => null, ['kept-briefly'], { revalidate: 60 })();
}
