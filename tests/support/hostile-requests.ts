import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Appears in every hostile request, and must never appear in a page. */
export const MARK = 'zzhostilezz';

const NEXT = 'node_modules/next/dist';
const SOURCES = [
  'server',
  'lib/constants.js',
  'client/components/app-router-headers.js',
  'shared/lib/constants.js',
];
const HEADER =
  /headers(?:\.get\(|\.has\(|\[)\s*['"]([\w-]+)['"]|['"]((?:x|next|rsc|sec|content|accept)-[a-z-]+|rsc)['"]/g;
/** They change how the request is transported, so it would not arrive. */
const TRANSPORT = /^(content-(length|encoding)|transfer-encoding|connection|expect|upgrade|location|host)$/;

/** Returns the names of the headers in the framework's own source. */
function frameworkHeaders(): string[] {
  const names = SOURCES.flatMap((source) => filesIn(join(NEXT, source)))
    .flatMap((file) => [...readFileSync(file, 'utf8').matchAll(HEADER)])
    .map((match) => (match[1] ?? match[2]!).toLowerCase())
    .filter((name) => !TRANSPORT.test(name));
  return [...new Set(names)].sort();
}

function filesIn(path: string): string[] {
  if (path.endsWith('.js')) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => join(path, name));
}

// prettier-ignore
const HEADER_VALUES = [
  '1', '2', MARK, `/${MARK}`, `https://${MARK}.example`, `script-src 'nonce-${MARK}'`, `nonce-${MARK}`, `{"url":"/${MARK}"}`, `1=${MARK}`,
  `%5B%22${MARK}%22%5D`, `__prerender_bypass=${MARK}`, 'text/x-component', `Twitterbot ${MARK}`, 'image', 'ar', 'https', 'no-cache', '/_tree',
];
// prettier-ignore
const PARAMETERS = [
  '_rsc', '__nextLocale', '__nextppronly', '__nextDataReq', 'nxtPid', 'nxtPlocale', 'nxtIslug', 'amp', 'dpl', 'x', 'page', 'q', 'emirate', 'sort',
  'url', 'locale', 'id', 'provider', 'utm_source', MARK,
];
// prettier-ignore
const PREFIXES = [
  '/_next/..', '/_next/%2e%2e', '/_next/%252e%252e', '/images/..', '/map/a/../..', '/fonts/.%2E', '/.', '/x/..', '/_next\\..', '/images%2f..',
  '/_next/static/..%2f..', '/%5c..', '/', '/en',
];
const SUFFIXES = ['/', '/.', '/x/..', '/x/%2e%2e', '%2f', '%00', '%0d%0a', ';x', '.js', '.rsc', '.html'];
/** Other spellings of a path that some parser may resolve to it. */
const SPELLINGS: ((path: string) => string)[] = [
  (path) => path,
  (path) => path,
  ...PREFIXES.map((prefix) => (path: string) => `${prefix}${path}`),
  ...SUFFIXES.map((suffix) => (path: string) => `${path}${suffix}`),
  (path) => path.toUpperCase(),
  (path) => path.replace(/[a-z]/, (letter) => `%${letter.charCodeAt(0).toString(16)}`),
  (path) => path.replaceAll('/', '//'),
  (path) => `http://localhost${path}`,
];

const EVIL = `${MARK}.example`;
/** Every header that the framework reads, with two values each, and what conditional requests, proxies and attackers send together. */
// prettier-ignore
export const HEADER_VECTORS: Record<string, string>[] = [
  ...frameworkHeaders().flatMap((name, index) => [
    { [name]: HEADER_VALUES[index % HEADER_VALUES.length]! },
    { [name]: MARK, 'x-forwarded-host': EVIL },
  ]),
  { 'if-none-match': '*' }, { 'if-modified-since': 'Wed, 01 Jan 2098 00:00:00 GMT' }, { range: 'bytes=0-9', forwarded: `host=${EVIL}` },
  { host: EVIL }, { 'x-forwarded-host': EVIL, 'x-forwarded-proto': 'ftp', 'x-forwarded-port': '1' }, { 'x-forwarded-host': `localhost, ${EVIL}` },
  { 'x-original-url': '/ar/about', 'x-rewrite-url': '/ar/about', 'x-forwarded-prefix': `//${EVIL}` },
  { 'x-matched-path': '/ar/about', 'x-invoke-path': '/ar/about', 'x-invoke-query': '{}' },
  { 'x-middleware-subrequest': 'middleware:middleware:middleware:middleware:middleware' },
  { 'x-middleware-rewrite': '/ar/about', 'x-middleware-next': '1', 'x-middleware-override-headers': 'host' },
  { 'x-prerender-revalidate': 'x', 'x-prerender-bypass': 'x', cookie: '__prerender_bypass=x' },
  { 'accept-language': 'ar', cookie: 'NEXT_LOCALE=ar; __next_preview_data=x' },
];

/** What the router sends for a page, for what it may need next, and for parts of one, without its parameter in the address. */
export const ROUTER_VECTORS: Record<string, string>[] = [
  { rsc: '1' },
  { rsc: '1', 'next-router-state-tree': '%5B%22' },
  { 'next-router-prefetch': '1' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': '/_tree' },
  { 'next-router-prefetch': '1', 'next-router-segment-prefetch': `/${MARK}` },
  { rsc: '1', 'next-router-prefetch': '2', 'next-router-segment-prefetch': '/_tree', 'next-url': `/${MARK}` },
];

/** Returns other spellings of a path, and what the framework itself puts into the query of a page. */
export function hostileTargets(path: string): string[] {
  const parameters = PARAMETERS.map((name) => `${path}?${name}=${MARK}`);
  return [...SPELLINGS.map((spell) => spell(path)), ...parameters];
}

const DATA = /<script>self\.__next_f\.push\((\[[\s\S]*?\])\)<\/script>/g;

/**
 * Returns what two renders of a page have in common: the tags and texts of its document, and the strings in the data for
 * hydration, each sorted, because their order depends on timing. The host of the site, with its port, is replaced.
 */
export function comparablePage(body: string, site: string): string {
  const { host } = new URL(site);
  const text = body.replaceAll(host, 'SITE').replaceAll(encodeURIComponent(host), 'SITE');
  const data = [...text.matchAll(DATA)]
    .map(([, push]) => (JSON.parse(push!) as [number, string?])[1] ?? '')
    .join('');
  const texts = new Set([...data.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(([quoted]) => quoted));
  const contents = [...texts].filter((quoted) => !quoted.startsWith('"$')).sort();
  const tags = text.replace(DATA, '').match(/<[^>]*>|[^<]+/g) ?? [];
  return [...tags.sort(), ...contents].join('\n');
}

/** Returns the surroundings of the first difference; undefined if there is none. */
export function firstDifference(text: string, other: string): [string, string] | undefined {
  if (text === other) return undefined;
  const at = [...text].findIndex((character, index) => character !== other[index]);
  const around = (whole: string) => whole.slice(Math.max(0, at - 100), at + 200);
  return [around(text), around(other)];
}
