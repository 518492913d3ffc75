import { securityHeaders } from '../../lib/http/security-headers';

export interface FixtureResponse {
  status: number;
  headers: Record<string, string>;
  text: string;
}

interface FixtureRequest {
  url: URL;
  method: string;
  headers: Headers;
}

/** Changes a response of the site, as a misconfigured host or proxy would. */
export type Fault = (response: FixtureResponse, request: FixtureRequest) => FixtureResponse;

export const ORIGIN = 'https://lamaa.example';
export const SECRET = 'fixture-revalidate-secret';

const SECURITY = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]));
const CACHED = { 'Cache-Control': 's-maxage=300, stale-while-revalidate=86100', 'x-nextjs-cache': 'HIT' };
const IMMUTABLE = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const PAGES = [
  ...['/', '/services', '/emirates/dubai', '/wash-type/steam-cleaning', '/areas/al-quoz'],
  ...['/service/7', '/blog/eco-tips', '/contact', '/update-listing', '/blog', '/test'],
];
const UNINDEXED = ['/test'];
const REDIRECTS: Record<string, string> = {
  '/mobile-car-wash': '/wash-type/mobile-car-wash',
  '/emirates/rak': '/emirates/ras-al-khaimah',
  '/ar/brands/toyota': '/ar/services',
  '/services/': '/services',
  '/en': '/',
};

/** Returns a `fetch` that responds like a minimal but correct site, with an optional fault. */
export function fixtureSite(fault: Fault = (response) => response): typeof fetch {
  return (input, init) => {
    const url = new URL(String(input));
    const request = { url, method: init?.method ?? 'GET', headers: new Headers(init?.headers) };
    const { status, headers, text } = fault(respondTo(request), request);
    return Promise.resolve(new Response(text || null, { status, headers }));
  };
}

function respondTo(request: FixtureRequest): FixtureResponse {
  const { pathname } = request.url;
  if (request.url.origin !== ORIGIN) return redirectTo(`${ORIGIN}${pathname}`);
  if (REDIRECTS[pathname]) return redirectTo(REDIRECTS[pathname]);
  if (pathname === '/api/revalidate')
    return json(request.headers.get('authorization') === `Bearer ${SECRET}` ? 200 : 401, {});
  if (request.method === 'POST') return { status: 405, headers: SECURITY, text: '' };
  return fileAt(pathname) ?? pageAt(pathname);
}

function redirectTo(location: string): FixtureResponse {
  return { status: 308, headers: { ...SECURITY, location }, text: '' };
}

function json(status: number, value: object): FixtureResponse {
  return { status, headers: { ...SECURITY, 'Cache-Control': 'no-store' }, text: JSON.stringify(value) };
}

function fileAt(path: string): FixtureResponse | undefined {
  const file = (text: string, headers: Record<string, string> = {}) => ({ status: 200, headers, text });
  const xml = (root: string, urls: string[]) =>
    file(
      `<?xml version="1.0"?><${root}>${urls.map((url) => `<url><loc>${url}</loc></url>`).join('')}</${root}>`,
    );
  const gzipped = { ...IMMUTABLE, 'content-encoding': 'gzip' };
  switch (path) {
    case '/api/health':
      return json(200, { site: 'ok', database: 'ok' });
    case '/robots.txt':
      return file(`User-Agent: *\nAllow: /\nDisallow: /api/\n\nSitemap: ${ORIGIN}/sitemap.xml\n`);
    case '/sitemap.xml':
      return xml('sitemapindex', [`${ORIGIN}/sitemap/pages.xml`]);
    case '/sitemap/pages.xml':
      return xml(
        'urlset',
        PAGES.filter((page) => !UNINDEXED.includes(page)).flatMap((page) => [
          inLanguage(page, 'en'),
          inLanguage(page, 'ar'),
        ]),
      );
    case '/blog/feed.xml':
      return file(`<rss><channel><link>${ORIGIN}/blog</link></channel></rss>`);
    case '/llms.txt':
      return file(`- [All services](${ORIGIN}/services)`);
    case '/manifest.webmanifest':
      return file('{"id":"/","start_url":"/","scope":"/"}');
    case '/sw.js':
      return file('', { 'Cache-Control': 'no-cache' });
    case '/_next/static/a.js':
    case '/_next/static/a.css':
    case '/fonts/a.woff2':
      return file('self.hello = 1', gzipped);
    default:
      return path.startsWith('/share/') ? file('', { 'content-type': 'image/jpeg' }) : undefined;
  }
}

function pageAt(path: string): FixtureResponse {
  const [, prefix = '', rest = ''] = /^(\/ar(?=\/|$))?(.*)$/.exec(path) ?? [];
  const page = rest || '/';
  const language = prefix ? 'ar' : 'en';
  const head = { ...SECURITY, ...CACHED, 'content-encoding': 'gzip' };
  if (!PAGES.includes(page)) return { status: 404, headers: head, text: '<html><p>Not found</p></html>' };
  const alternate = (name: string, of: string) =>
    `<link rel="alternate" hrefLang="${name}" href="${inLanguage(page, of)}"/>`;
  const text = `<!DOCTYPE html><html lang="${language}" dir="${prefix ? 'rtl' : 'ltr'}"><head>
<link rel="canonical" href="${inLanguage(page, language)}"/>${alternate('en', 'en')}${alternate('ar', 'ar')}${alternate('x-default', 'en')}
<meta property="og:url" content="${inLanguage(page, language)}"/><meta property="og:image" content="${ORIGIN}/share/home.jpg"/>
${UNINDEXED.includes(page) ? '<meta name="robots" content="noindex, follow"/>' : ''}<link rel="manifest" href="/manifest.webmanifest"/>
<link rel="stylesheet" href="/_next/static/a.css"/><link rel="preload" as="font" href="/fonts/a.woff2"/>
<script src="/_next/static/a.js"></script></head><body><a href="/service/7">Noor Steam</a>
<form method="POST" enctype="multipart/form-data"><input type="hidden" name="$ACTION_KEY"/><input name="email"/><input name="company_fax"/></form>
</body></html>`;
  return { status: 200, headers: head, text };
}

function inLanguage(page: string, language: string): string {
  if (language === 'en') return page === '/' ? ORIGIN : ORIGIN + page;
  return `${ORIGIN}/ar${page === '/' ? '' : page}`;
}
