import { createHash } from 'node:crypto';
import { createServer } from 'node:http';
import sharp from 'sharp';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { forCase } from '../support/expectations';
import { elementsIn } from '../support/html';
import { listen } from '../support/listen';
import { sendRawRequest } from '../support/raw-request';
import { address, BASE_URL, LOCALES } from '../support/site';
import { testFull } from './test-full';

/** The image optimizer, and the pictures of shared links. */

const PICTURE = '/images/posts/tips.webp';

const optimized = (url: string, width = 640, quality = 75) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=${quality}`;

testFull(
  'the optimizer serves an image under a single URL, in the configured widths and quality',
  async () => {
    const statusOf = async (path: string) => (await sendRawRequest(BASE_URL, path)).status;
    expect(await statusOf(optimized(PICTURE))).toBe(200);
    const [allowed, other] = [PICTURE, `${PICTURE}#1`].map(encodeURIComponent);
    for (const path of [
      // tests/lib/image-url.test.ts has all spellings.
      optimized(`${PICTURE}?1`),
      optimized(PICTURE, 3840),
      optimized(PICTURE, 640, 76),
      `/_next/image/?url=${other}&w=640&q=75`,
      `/_next/image?url=${other}&url=${allowed}&w=640&q=75`,
    ])
      expect([path, await statusOf(path)]).toEqual([path, 400]);
  },
);

testFull(
  'the optimizer fetches no other host and no page, endpoint or drawn picture of this one',
  async () => {
    const requests: string[] = [];
    const server = createServer((request, response) => {
      requests.push(request.url ?? '');
      response.writeHead(200, { 'Content-Type': 'image/png' }).end();
    });
    const target = `127.0.0.1:${await listen(server, 0)}/picture.png`;
    // prettier-ignore
    const urls = [
    `http://${target}`, `//${target}`, `/\\${target}`, `https://lamaa.example@${target}`, 'http://169.254.169.254/latest/meta-data',
    'file:///etc/passwd', '/services', '/icon.svg', '/apple-touch-icon.png', '/api/health', '/api/outbox', '/Amna-Khalid/visited-clinic-at-night',
    '/imagesx/a.webp', 'https://images.example.evil.example/a.png', '/share/emirates/dubai.jpg', '',
  ];
    for (const url of urls) {
      const { status, headers } = await sendRawRequest(BASE_URL, optimized(url));
      forCase(JSON.stringify(url), () => expect([400, 404]).toContain(status));
      forCase(url, () => expect(headers['content-type'] ?? '').toMatch(/^(text\/plain|$)/));
    }
    expect(requests).toEqual([]);
    server.close();
  },
);

// prettier-ignore
const SHARED = [
  '/', '/emirates/dubai', '/areas/al-quoz', '/wash-type/steam-cleaning', '/service/1', '/blog/where-a-mobile-wash-may-work',
];

/** What link previews read, whoever asks first: shared caches give everyone that copy. */
async function previewOf(path: string, agent: string) {
  const html = await (await fetch(BASE_URL + path, { headers: { 'User-Agent': agent } })).text();
  const [head = ''] = html.split('</head>');
  for (const tag of ['<title>', 'property="og:title"', 'name="description"', 'rel="canonical"'])
    forCase(`${tag} of ${path} for "${agent}"`, () => expect(head.includes(tag)).toBe(true));
  const metas = elementsIn(head, 'meta');
  return (name: string) => metas.find((one) => (one.property ?? one.name) === name)?.content;
}

testFull(
  'every kind of page has its own share image, in both languages, kept for a day under its version',
  async () => {
    const [seen, versions] = [new Set<string>(), new Set<string | null>()];
    for (const locale of LOCALES)
      for (const path of SHARED.map((one) => address(one, locale))) {
        const named = await previewOf(path, locale === 'en' ? 'WhatsApp/2.23' : '');
        forCase(path, () => expect(named('twitter:image')).toBe(named('og:image')));
        expect([named('og:image:width'), named('og:image:height')]).toEqual(['1200', '630']);
        const url = new URL(named('og:image')!);
        versions.add(`${locale} ${url.searchParams.get('v')}`);
        const { status, headers, body } = await sendRawRequest(BASE_URL, url.pathname + url.search);
        forCase(path, () => expect([status, headers['content-type']]).toEqual([200, 'image/jpeg']));
        forCase(path, () => expect(headers['cache-control']).toContain('s-maxage=86400'));
        expect(body.length).toBeLessThan(300_000);
        expect(await sharp(body).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
        seen.add(createHash('sha256').update(body).digest('hex'));
        if (path !== '/service/1') continue;
        // Without the present version it is the same picture, kept as pages are.
        for (const query of ['', '?v=00000000', '?v=junk']) {
          const response = await sendRawRequest(BASE_URL, url.pathname + query);
          forCase(query, () =>
            expect(response.headers['cache-control']).toContain(`s-maxage=${SHARED_SECONDS.page},`),
          );
          forCase(query, () => expect(response.body.equals(body)).toBe(true));
        }
      }
    expect([seen.size, versions.size]).toEqual([12, 12]);
  },
);

testFull('the text of a share image starts on the side of its language', async () => {
  for (const locale of LOCALES) {
    const { body } = await sendRawRequest(BASE_URL, address('/share/emirates/dubai.jpg', locale));
    const light = async (left: number) => {
      const words = sharp(body).extract({ left, top: 146, width: 130, height: 110 }).greyscale();
      return (await sharp(await words.png().toBuffer()).stats()).channels[0]!.max;
    };
    const [start, end] = locale === 'en' ? [80, 980] : [980, 80];
    const [atStart, atEnd] = [await light(start), await light(end)];
    forCase(locale, () => expect(atStart).toBeGreaterThan(atEnd + 100));
  }
});
