import { DomUtils, parseDocument } from 'htmlparser2';
import { SaxesParser } from 'saxes';

/** Returns the path and query of a URL, whatever its host; text that is no URL is returned as it is. */
export function pathOf(url, base = 'http://site') {
  if (!URL.canParse(url, base)) return String(url);
  const { pathname, search } = new URL(url, base);
  return pathname + search;
}

/** Extracts what crawlers and browsers use from a page's HTML. */
export function parsePage(html) {
  const document = parseDocument(html);
  const elements = (tag) => DomUtils.getElementsByTagName(tag, document);
  const attributes = (tag) => elements(tag).map(({ attribs }) => attribs);
  const [links, metas] = [attributes('link'), attributes('meta')];
  const meta = (name) => metas.find((element) => [element.name, element.property].includes(name))?.content;
  const [root] = attributes('html');
  return {
    lang: root?.lang,
    dir: root?.dir,
    canonical: links.find(({ rel }) => rel === 'canonical')?.href,
    openGraphUrl: meta('og:url'),
    openGraphImage: meta('og:image'),
    robots: meta('robots') ?? '',
    manifest: links.find(({ rel }) => rel === 'manifest')?.href,
    fonts: links.filter((link) => link.as === 'font').map(({ href }) => href),
    styles: links.filter(({ rel }) => rel === 'stylesheet').map(({ href }) => href),
    alternates: Object.fromEntries(
      links.filter(({ hreflang }) => hreflang).map(({ hreflang, href }) => [hreflang, href]),
    ),
    scripts: attributes('script').flatMap(({ src }) => src ?? []),
    structuredData: elements('script')
      .filter(({ attribs }) => attribs.type === 'application/ld+json')
      .map((script) => DomUtils.textContent(script)),
    links: attributes('a').flatMap(({ href }) => href ?? []),
    forms: elements('form').map(({ attribs, children }) => ({
      method: (attribs.method ?? 'get').toLowerCase(),
      fields: DomUtils.findAll((element) => element.attribs.name, children).map(
        ({ attribs }) => attribs.name,
      ),
    })),
  };
}

/**
 * Parses a sitemap or a sitemap index strictly, as crawlers do.
 * @returns the name of the root element, and the URLs
 * @throws Error with the position of a syntax error
 */
export function parseSitemap(xml) {
  const urls = [];
  let root;
  let text = '';
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    root ??= name;
    text = '';
  });
  parser.on('text', (part) => {
    text += part;
  });
  parser.on('closetag', ({ name }) => {
    if (name === 'loc') urls.push(text.trim());
  });
  parser.write(xml).close();
  return { root, urls };
}

/** Returns a function that tells whether robots.txt allows every crawler to fetch a path; the longest match wins (RFC 9309). */
export function parseRobots(text) {
  const rules = [];
  let isForAll = false;
  let isGroupOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      // Consecutive user agents share the rules that follow.
      isForAll = (isGroupOpen && isForAll) || value === '*';
      isGroupOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      isGroupOpen = false;
      if (isForAll && value)
        rules.push({ isAllowed: name === 'allow', length: value.length, pattern: robotsPattern(value) });
    }
  }
  return (path) => {
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    const longest = Math.max(0, ...matching.map(({ length }) => length));
    return matching.length === 0 || matching.some((rule) => rule.length === longest && rule.isAllowed);
  };
}

function robotsPattern(rule) {
  const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`);
}
