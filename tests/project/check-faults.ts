import { HONEYPOT } from '@/lib/forms/form-state';
import { type Fault, type FixtureResponse, ORIGIN } from '../support/fixture-site';

/** Returns a function that changes the responses to matching paths. */
export const at =
  (path: RegExp, change: (response: FixtureResponse) => Partial<FixtureResponse>): Fault =>
  (response, { url }) =>
    path.test(url.pathname) ? { ...response, ...change(response) } : response;
export const header = (name: string, value?: string) => (response: FixtureResponse) => {
  const others = Object.entries(response.headers).filter(([key]) => key !== name);
  return { headers: Object.fromEntries(value === undefined ? others : [...others, [name, value]]) };
};
export const replaced = (from: string | RegExp, to: string) => (response: FixtureResponse) => ({
  text: response.text.replaceAll(from, to),
});
const everywhere = /^/;
const SERVICE_KEY = `eyJhbGciOiJIUzI1NiJ9.${Buffer.from('{"role":"service_role"}').toString('base64url')}.c2lnbmVk`;

// prettier-ignore
/** Faults of a site, each with the line that reports it. */
export const FAULTS: [name: string, fault: Fault, line: RegExp][] = [
  ['another SITE_URL', at(everywhere, replaced(ORIGIN, 'http://localhost:3000')),
    /^✗ Canonical origin: http:\/\/localhost:3000 is the origin of canonical, og:url, og:image, hreflang, \/robots\.txt, \/blog\/feed\.xml, \/llms\.txt, the sitemap, expected https:\/\/lamaa\.example\. SITE_URL must be .* "Variables"\.$/],
  ['no frame header', at(everywhere, header('X-Frame-Options')),
    /^✗ Security headers: no x-frame-options on every page, expected DENY/],
  ['robots.txt that forbids everything',
    at(/^\/robots/, () => ({ text: `User-agent: *\nDisallow: /\nSitemap: ${ORIGIN}/sitemap.xml` })),
    /^✗ robots\.txt: it disallows \/, \/ar, .* expected none of these/],
  ['an unavailable database', at(/^\/api\/health/, () => ({ status: 503, text: '{"database":"unavailable"}' })),
    /^✗ Health: \/api\/health returns 503, database unavailable, expected 200/],
  ['an empty directory', at(/^\/services$/, replaced('/service/7', '/about')),
    /^✗ A list with providers: .*without a provider/],
  ['a truncated sitemap', at(/^\/sitemap\/pages/, ({ text }) => ({ text: text.slice(0, -20) })),
    /^✗ Sitemap: \/sitemap\/pages\.xml is not valid XML/],
  [
    'another canonical',
    at(
      /^\/service\/7$/,
      replaced(
        'canonical" href="https://lamaa.example/service/7',
        'canonical" href="https://lamaa.example/service/8',
      ),
    ),
    /^✗ Pages for search engines: \/service\/7 has the canonical https:\/\/lamaa\.example\/service\/8/,
  ],
  ['an indexed /test page', at(/^\/test$/, replaced('noindex', 'index')), /^✗ The list of routes .* without noindex/],
  ['unknown pages that return 200', at(/no-such/, () => ({ status: 200 })),
    /^✗ Unknown URLs: \/there-is-no-such-page returns 200, expected 404/],
  ['followed redirects', at(/brands/, () => ({ status: 200, headers: {} })),
    /^✗ Legacy URLs .*: \/ar\/brands\/toyota returns 200, expected 308 to https:\/\/lamaa\.example\/ar\/services/],
  [
    'an accepted POST',
    (response, { method, url }) =>
      method === 'POST' && url.pathname === '/emirates/dubai' ? { ...response, status: 200 } : response,
    /^✗ POST to a page without a form: .* returns 200, expected 405/,
  ],
  ['a form without its honeypot', at(/update-listing/, replaced(HONEYPOT, 'fax')),
    /^✗ Forms: the form of \/update-listing has no honeypot field, expected company_fax/],
  ['an image that is HTML', at(/^\/share/, header('content-type', 'text/html')),
    /^✗ Open Graph images: \/share\/home\.jpg returns 200, text\/html, expected 200, image\/jpeg/],
  ['a cache that never hits', at(/^\/$/, header('x-nextjs-cache', 'MISS')),
    /^✗ Pages are cached: \/ was requested twice, with x-nextjs-cache: MISS, expected a hit/],
  ['uncached files', at(/\.css$/, header('Cache-Control', 'no-cache')),
    /^✗ Scripts, styles and fonts are immutable: \/_next\/static\/a\.css returns 200, no-cache/],
  ['no compression', at(/^\/$/, header('content-encoding')),
    /^✗ Compression: \/ is sent without compression, expected br or gzip\. Only set COMPRESS=off/],
  ['a cached service worker', at(/^\/sw\.js/, header('Cache-Control', 'max-age=3600')),
    /^✗ The service worker .* max-age=3600, expected 200, no-cache/],
  ['a revalidation without authorization', at(/revalidate/, () => ({ status: 200 })),
    /^✗ Revalidation on request: POST \/api\/revalidate returns 200 without the secret, expected 401/],
  ['a reflected address',
    (response, { headers }) => ({ ...response, text: `${response.text}${headers.get('x-forwarded-for') ?? ''}` }),
    /^✗ Forwarded headers .* repeats 203\.0\.113\.77/],
  ['a service key in a script', at(/\.js$/, ({ text }) => ({ text: `${text};k="${SERVICE_KEY}"` })),
    /^✗ No secrets .*a\.js contains a key with the role service_role/],
  ['http without a redirect',
    (response, { url }) => (url.protocol === 'http:' ? { ...response, status: 200, headers: {} } : response),
    /^✗ http redirects to https: http:\/\/lamaa\.example\/services returns 200, expected 301 or 308/],
  ['www without a redirect',
    (response, { url }) => (url.hostname.startsWith('www.') ? { ...response, status: 200, headers: {} } : response),
    /^✗ With or without www: https:\/\/www\.lamaa\.example\/services returns 200/],
];
