import { createServer, type Server, type ServerResponse } from 'node:http';
import { sendOneLocation } from '@/lib/http/one-location';
import { answerUnavailable } from '@/lib/http/unavailable';
import { unavailablePage } from '@/lib/unavailable-page';
import { elementsIn, headingOf, textOf } from '../support/html';
import { listen } from '../support/listen';
import { sendRawRequest } from '../support/raw-request';
import { textsOf } from '../support/site';

/** What Next.js answers where a page or an endpoint throws, whole or in parts. */
const FAILURES: Record<string, (response: ServerResponse) => void> = {
  page: (response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8').setHeader('Content-Length', '38');
    response.end('<meta name="robots" content="noindex">');
  },
  parts: (response) => {
    response.setHeader('Content-Type', 'text/html').writeHead(500);
    response.write('<html id="__next_error__">');
    response.end('</html>');
  },
  redirect: (response) => {
    response.statusCode = 308;
    response.setHeader('location', '/service/13').appendHeader('location', '/service/13').end();
  },
  endpoint: (response) => void response.setHeader('Content-Type', 'application/json').end('{}'),
};

let isAway = true;
let server: Server;
let origin: string;
beforeAll(async () => {
  sendOneLocation();
  answerUnavailable(
    () => isAway,
    async (address) => unavailablePage(address),
  );
  server = createServer((request, response) => {
    response.statusCode = 500;
    FAILURES[request.headers.fails as string]!(response);
  });
  origin = `http://127.0.0.1:${await listen(server, 0)}`;
});
beforeEach(() => void (isAway = true));
afterAll(() => void server.close());

// prettier-ignore
test.each<[path: string, locale: 'en' | 'ar', sentence: string | undefined]>([
  ['/service/12?x=1', 'en', undefined], ['/ar/service/12', 'ar', undefined], ['/', 'en', 'home.faqEmpty'], ['/ar', 'ar', 'home.faqEmpty'],
  ['/ar/emirates/dubai', 'ar', 'list.empty'], ['/blog', 'en', 'blog.empty'], ['/en/blog/any', 'en', undefined], ['/nowhere', 'en', undefined],
  // As the host names it.
  ['/[locale]/service/[id]?nxtPlocale=ar&nxtPid=12', 'ar', undefined],
])('in place of %s that failed for want of the database stands a page that says so', async (path, locale, sentence) => {
  const t = textsOf(locale);
  for (const fails of ['page', 'parts']) {
    const { status, headers, body } = await sendRawRequest(origin, path, { headers: { fails } });
    expect([status, headers['cache-control'], headers['retry-after']]).toEqual([503, 'no-store', '5']);
    const html = body.toString();
    expect(headingOf(html)).toBe(t('notFound.unavailable.title'));
    expect(elementsIn(html, 'html')).toMatchObject([{ lang: locale, dir: locale === 'ar' ? 'rtl' : 'ltr' }]);
    if (sentence) expect(textOf(html)).toContain(t(sentence));
    const prefix = locale === 'ar' ? '/ar' : '';
    expect(elementsIn(html, 'a').map(({ href }) => href)).toEqual(['', prefix || '/', `${prefix}/contact`]);
    expect(html).toMatch(/<\/html>\s*$/);
    expect(html).not.toMatch(/noindex|__next/);
  }
});

test('an endpoint keeps its body, and another failure its status', async () => {
  const answer = async (fails: string) => {
    const { status, body } = await sendRawRequest(origin, '/', { headers: { fails } });
    return [status, body.toString()];
  };
  expect(await answer('endpoint')).toEqual([503, '{}']);
  isAway = false;
  expect(await answer('endpoint')).toEqual([500, '{}']);
  expect(await answer('parts')).toEqual([500, '<html id="__next_error__"></html>']);
});

test('a redirect names its address once', async () => {
  const { status, headers } = await fetch(origin, { headers: { fails: 'redirect' }, redirect: 'manual' });
  expect([status, headers.get('location')]).toEqual([308, '/service/13']);
});
