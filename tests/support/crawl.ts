import { decode } from './html';
import { BASE_URL } from './site';

/** Data that a crawler reads from a page. */
export interface CrawledPage {
  title: string;
  description: string;
  canonical: string;
  /** Paths of the page in each language, by hreflang. */
  alternates: Record<string, string>;
  isHidden: boolean;
  headings: number;
  links: string[];
  /** Links without "nofollow". */
  followed: string[];
  data: { '@type': string; [key: string]: unknown }[];
  breadcrumbs: string[];
  picture: string;
  introduction: string;
}

export interface Crawl {
  pages: Map<string, CrawledPage>;
  /** Number of clicks from the nearest home page, by path. */
  depths: Map<string, number>;
  /** Broken links, with their status. */
  broken: string[];
  /** Links that `isCanonical` rejects, with their page. */
  badLinks: string[];
}

type Get = (path: string) => Promise<{ status: number; html: string; headers: Record<string, string> }>;

const ORIGIN = new URL(BASE_URL).origin;
const AT_ONCE = 3;

interface Rules {
  follows: (path: string) => boolean;
  /** Which of these pages are read. */
  reads: (path: string) => boolean;
  isCanonical: (path: string) => boolean;
}

/** Crawls linked pages from the home page of each language, without following "nofollow" links. */
export async function crawl(
  get: Get,
  homes: string[],
  { follows, reads, isCanonical }: Rules,
): Promise<Crawl> {
  const queue = [...homes];
  const result: Crawl = {
    pages: new Map(),
    depths: new Map(homes.map((path) => [path, 0])),
    broken: [],
    badLinks: [],
  };

  async function visit(path: string): Promise<void> {
    const { status, html, headers } = await get(path);
    if (status === 308) {
      const target = await get(localPath(headers.location ?? ''));
      if (target.status !== 200) result.broken.push(`308 to ${target.status} ${path}`);
      return;
    }
    if (status !== 200) {
      result.broken.push(`${status} ${path}`);
      return;
    }
    if (!(headers['content-type'] ?? '').includes('text/html')) return;
    const page = readPage(html);
    result.pages.set(path, page);
    result.badLinks.push(
      ...page.links.filter((link) => !isCanonical(link)).map((link) => `${link} on ${path}`),
    );
    for (const link of page.followed.filter(follows)) {
      if (result.depths.has(link)) continue;
      result.depths.set(link, result.depths.get(path)! + 1);
      if (reads(link)) queue.push(link);
    }
  }

  while (queue.length > 0) await Promise.all(queue.splice(0, AT_ONCE).map(visit));
  return result;
}

/** Returns the paths in all parts of the sitemap. */
export async function readSitemap(get: Get): Promise<string[]> {
  const parts = locations((await get('/sitemap.xml')).html);
  const paths = await Promise.all(
    parts.map(async (part) => locations((await get(localPath(part))).html).map(localPath)),
  );
  return paths.flat();
}

/** Returns the URLs in a sitemap or sitemap index. */
export function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => decode(url));
}

/** Returns the path and query of a URL of the site. */
export function localPath(url: string): string {
  const { pathname, search } = new URL(url, ORIGIN);
  return pathname + search;
}

/** Parses what crawlers read from a page. */
export function readPage(html: string): CrawledPage {
  const one = (pattern: RegExp) => decode(pattern.exec(html)?.[1] ?? '');
  const all = (pattern: RegExp) => [...html.matchAll(pattern)].map(([, ...groups]) => groups.map(decode));
  const breadcrumbs = /<ol class="breadcrumbs">([\s\S]*?)<\/ol>/.exec(html)?.[1] ?? '';
  const links = readLinks(html);
  return {
    title: one(/<title>([^<]*)<\/title>/),
    description: one(/<meta name="description" content="([^"]*)"/),
    canonical: localPath(one(/<link rel="canonical" href="([^"]*)"/)),
    alternates: Object.fromEntries(
      all(/<link rel="alternate" hrefLang="([^"]*)" href="([^"]*)"/gi).map(([language = '', href = '']) => [
        language,
        localPath(href),
      ]),
    ),
    isHidden: /<meta name="robots" content="[^"]*noindex/.test(html),
    headings: html.match(/<h1[\s>]/g)?.length ?? 0,
    links: [...new Set(links.map(({ href }) => href))],
    followed: [...new Set(links.filter(({ isFollowed }) => isFollowed).map(({ href }) => href))],
    data: all(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g).map(([json = '']) =>
      JSON.parse(json),
    ),
    picture: one(/<meta property="og:image" content="([^"]*)"/),
    introduction: one(/<p id="introduction"[^>]*>([\s\S]*?)<\/p>/).replace(/<[^>]*>/g, ''),
    breadcrumbs: [...breadcrumbs.matchAll(/<li[^>]*>([\s\S]*?)<\/li>/g)].map(([, item = '']) =>
      decode(item.replace(/<[^>]*>/g, '')),
    ),
  };
}

/** Returns the internal links of a page. */
export function readLinks(html: string): { href: string; isFollowed: boolean }[] {
  return [...html.matchAll(/<a\b[^>]*>/g)].flatMap(([tag]) => {
    const href = decode(/\bhref="(\/(?!\/)[^"#]*)/.exec(tag)?.[1] ?? '');
    return href ? [{ href, isFollowed: !/\brel="[^"]*\bnofollow\b/.test(tag) }] : [];
  });
}
