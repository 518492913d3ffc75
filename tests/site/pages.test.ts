import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { readRows } from '../support/directory';
import { forCase } from '../support/expectations';
import { elementsIn, englishIn, headingOf, textOf } from '../support/html';
import { type ListedPage, PAGES } from '../support/pages';
import { address, BASE_URL, type Locale, LOCALES, readPage, textsOf } from '../support/site';

for (const locale of LOCALES)
  test(`every page has its language, heading, metadata and security headers (${locale})`, async () => {
    for (const listed of PAGES) {
      const path = address(listed.path, locale);
      const response = await fetch(BASE_URL + path, { headers: { connection: 'close' } });
      const html = await response.text();
      const [document] = elementsIn(html, 'html');
      const [title] = elementsIn(html, 'title');
      expect({
        path,
        status: response.status,
        heading: headingOf(html),
        lang: document?.lang,
        dir: document?.dir,
        english: locale === 'ar' ? englishIn(html) : [],
        isTitled: title!.text.length > 9,
        ...metadataOf(html),
        ...Object.fromEntries(Object.keys(SECURITY).map((name) => [name, response.headers.get(name)])),
      }).toEqual({
        path,
        status: listed.status ?? 200,
        heading: listed.heading(textsOf(locale)),
        lang: locale,
        dir: locale === 'ar' ? 'rtl' : 'ltr',
        english: [],
        isTitled: true,
        ...expectedMetadata(listed, locale),
        ...SECURITY,
        ...(listed.isSecret && { 'referrer-policy': 'no-referrer' }),
      });
      forCase(path, () =>
        expect(secondsKept(response.headers.get('cache-control'))).toBeLessThanOrEqual(SHARED_SECONDS.page),
      );
    }
  });

test('the footer names a licence on every page that shows facts under it, and on no other', async () => {
  const rows = await readRows<{ id: number; business_name: string }>(
    'car_wash_locations?source_credit=not.is.null&select=id,business_name',
  );
  const named: string[] = [];
  const paths = rows.flatMap(({ id, business_name: name }) => [
    `/service/${id}`,
    `/service/${id}/reviews`,
    `/compare?ids=1,${id}`,
    `/services?q=${encodeURIComponent(`"${name}"`)}`,
  ]);
  for (const path of [...PAGES.map((listed) => listed.path), ...paths])
    for (const locale of LOCALES) {
      const html = await (await fetch(BASE_URL + address(path, locale))).text();
      const text = textOf(html);
      const isNamed = elementsIn(html, 'a').some(({ href }) => href === 'https://register.example/open-data');
      if (isNamed) named.push(path);
      expect([path, locale, isNamed]).toEqual([
        path,
        locale,
        rows.some(({ business_name: name }) => text.includes(name)),
      ]);
    }
  expect(named).toEqual(expect.arrayContaining(paths));
});

test('the offline page has every colour of the theme, and only at-rules that browsers know', async () => {
  const [, styles = ''] = /<style>([\s\S]*?)<\/style>/.exec(await readPage('/offline')) ?? [];
  expect(styles).toContain('--color-map-open:');
  expect(styles.match(/@(?!media\b)[\w-]+/g)).toBeNull();
});

test('each language has its own manifest, whose pages and images exist', async () => {
  for (const locale of LOCALES) {
    const links = elementsIn(await readPage(address('/', locale)), 'link');
    const response = await fetch(BASE_URL + links.find(({ rel }) => rel === 'manifest')!.href);
    expect(response.headers.get('content-type')).toContain('application/manifest+json');
    const { icons, shortcuts, ...manifest } = (await response.json()) as Manifest;
    const dir = locale === 'ar' ? 'rtl' : 'ltr';
    expect(manifest).toMatchObject({ lang: locale, dir, start_url: address('/', locale) });
    expect(icons.map(({ purpose }) => purpose)).toContain('maskable');
    expect(shortcuts.map(({ url }) => url)).toContain(address('/saved', locale));
    for (const url of [...icons.map(({ src }) => src), ...shortcuts.map((one) => one.url)])
      expect([url, (await fetch(BASE_URL + url)).status]).toEqual([url, 200]);
  }
});

type Manifest = { icons: { src: string; purpose?: string }[]; shortcuts: { url: string }[] };

const SECURITY = {
  'content-security-policy': expect.stringMatching(/default-src 'self'.*frame-ancestors 'none'/),
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'strict-transport-security': expect.stringMatching(/max-age=\d{8}/),
  'permissions-policy': expect.stringContaining('geolocation=(self)'),
  'x-powered-by': null,
};

/** What crawlers read from a page; addresses must be absolute. */
function metadataOf(html: string) {
  const metas = elementsIn(html, 'meta');
  const links = elementsIn(html, 'link');
  const contents = (name: string) =>
    metas.filter((one) => (one.property ?? one.name) === name).map(({ content }) => content);
  const hrefs = (name: string) =>
    links.filter((one) => (one.hreflang ?? one.rel) === name).map(({ href }) => pathOf(href!));
  return {
    robots: contents('robots'),
    description: contents('description'),
    'og:title': contents('og:title'),
    'og:description': contents('og:description'),
    'og:image': contents('og:image'),
    'og:url': contents('og:url').map((url) => pathOf(url!)),
    'og:image:alt': contents('og:image:alt'),
    'twitter:card': contents('twitter:card'),
    canonical: hrefs('canonical'),
    alternates: ['en', 'ar', 'x-default'].map(hrefs),
  };
}

/** Pages whose shared links keep what was compared, searched for or chosen. */
const HAS_STATE = /^\/(services|compare|blog|service\/\d+\/reviews)\?/;

function expectedMetadata({ status, isHidden, isSecret, canonical, path }: ListedPage, locale: Locale) {
  const one = [expect.any(String)];
  // A single page serves all missing URLs, and a secret one is not repeated.
  const isMissing = status === 404 || isSecret;
  const original = canonical ?? path;
  return {
    robots: isHidden ? [expect.stringMatching(/noindex/)] : [],
    description: [expect.stringMatching(/.{40}/)],
    'og:title': one,
    'og:description': one,
    'og:image': one,
    'og:url': isMissing ? [] : [address(HAS_STATE.test(path) ? path : original, locale)],
    'og:image:alt': [expect.stringMatching(locale === 'ar' ? /\p{Script=Arabic}/u : /./)],
    'twitter:card': one,
    canonical: isMissing ? [] : [address(original, locale)],
    alternates: isMissing ? [[], [], []] : [[original], [address(original, 'ar')], [original]],
  };
}

function pathOf(href: string): string {
  const { pathname, search } = new URL(href);
  return pathname + search;
}

/** Shared caches must not keep a page longer than its data is fresh, nor across deployments. */
function secondsKept(control: string | null): number {
  const seconds = /s-maxage=(\d+)/.exec(control ?? '')?.[1];
  return Number(seconds ?? (/no-store|private/.test(control ?? '') ? 0 : Infinity));
}
