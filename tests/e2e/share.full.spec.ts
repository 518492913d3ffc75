import { createHash } from 'node:crypto';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { address, LOCALES } from '../support/site';

const PAGES = [
  '/',
  '/emirates/dubai',
  '/areas/al-quoz',
  '/wash-type/steam-cleaning',
  '/service/1',
  '/blog/where-a-mobile-wash-may-work',
];
const MAX_BYTES = 300_000;

test('every kind of page has its own share image, in both languages', async ({ request }) => {
  const [seen, versions] = [new Set<string>(), new Set<string>()];
  for (const locale of LOCALES) {
    for (const path of PAGES) {
      const html = await (await request.get(address(path, locale))).text();
      const named = (name: string) =>
        new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1];
      expect(named('twitter:image'), path).toBe(named('og:image'));
      expect([named('og:image:width'), named('og:image:height')]).toEqual(['1200', '630']);
      const { pathname, search, searchParams } = new URL(named('og:image')!);
      versions.add(`${locale} ${searchParams.get('v')}`);
      const picture = await request.get(pathname + search);
      expect(picture.status(), path).toBe(200);
      expect(picture.headers()['cache-control'], path).toContain('s-maxage=86400');
      expect(picture.headers()['content-type']).toBe('image/jpeg');
      const body = await picture.body();
      expect(body.length).toBeLessThan(MAX_BYTES);
      expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
      seen.add(createHash('sha256').update(body).digest('hex'));
    }
  }
  expect(seen.size).toBe(LOCALES.length * PAGES.length);
  expect(versions.size, 'what they show is in their addresses').toBe(seen.size);
});

test('addresses without the present version show the same picture, and are kept as pages are', async ({
  request,
}) => {
  const html = await (await request.get('/service/1')).text();
  const { pathname, search } = new URL(/<meta property="og:image" content="([^"]*)"/.exec(html)![1]!);
  const present = await (await request.get(pathname + search)).body();
  for (const query of ['', '?v=00000000', '?v=junk']) {
    const response = await request.get(pathname + query);
    expect(response.headers()['cache-control'], query).toContain(`s-maxage=${SHARED_SECONDS.page},`);
    expect(present.equals(await response.body()), query).toBe(true);
  }
});

test('what link previews read is in the head, whoever asks first: shared caches give everyone that copy', async ({
  request,
}) => {
  const agents = [
    'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
    'WhatsApp/2.23',
    '',
  ];
  for (const path of PAGES)
    for (const agent of agents) {
      const html = await (await request.get(path, { headers: { 'User-Agent': agent } })).text();
      const [head] = html.split('</head>');
      for (const tag of [
        '<title>',
        'property="og:title"',
        'property="og:image"',
        'name="description"',
        'rel="canonical"',
      ])
        expect(head!.includes(tag), `${tag} of ${path} for "${agent}"`).toBe(true);
    }
});

test('the text of a share image starts on the side of its language', async ({ request }) => {
  for (const locale of LOCALES) {
    const body = await (await request.get(address('/share/emirates/dubai.jpg', locale))).body();
    const light = async (left: number) => {
      const words = sharp(body).extract({ left, top: 146, width: 130, height: 110 }).greyscale();
      return (await sharp(await words.png().toBuffer()).stats()).channels[0]!.max;
    };
    const [start, end] = locale === 'en' ? [80, 980] : [980, 80];
    expect(await light(start), locale).toBeGreaterThan((await light(end)) + 100);
  }
});

test('missing pages have no share image', async ({ request }) => {
  for (const name of ['service/999999', 'blog/no-such-post', 'emirates/london', 'x', 'areas/atlantis'])
    expect((await request.get(`/share/${name}.jpg`)).status(), name).toBe(404);
});
