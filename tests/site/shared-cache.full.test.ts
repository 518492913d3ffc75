import {
  comparablePage,
  firstDifference,
  HEADER_VECTORS,
  hostileTargets,
  MARK,
  ROUTER_VECTORS,
} from '../support/hostile-requests';
import { type RawResponse, sendRawRequest } from '../support/raw-request';
import { address, BASE_URL, LOCALES } from '../support/site';

/** What a shared cache would keep that keys by the address alone and ignores Vary, as large ones do. */

// prettier-ignore
const READY = [
  '/contact', '/car-wash-apps', '/saved', '/privacy-policy', '/terms-of-service', '/review-rules', '/out-of-hours', '/test', '/nowhere',
  '/emirates/atlantis', '/service/999999',
].flatMap((path) => LOCALES.map((locale) => address(path, locale)));
// prettier-ignore
const RENDERED = ['/', '/ar/service/12', '/blog/feed.xml', '/sitemap/areas.xml', '/api/prices'];
const CONNECTIONS = 6;

/** Answers without conditions, and without the headers of any visitor. */
const plain = new Map<string, Promise<RawResponse>>();

test('no request puts anything but the page under its address into a shared cache', async () => {
  const html = (await sendRawRequest(BASE_URL, '/test')).body.toString();
  const linked = [...html.matchAll(/<td[^>]*><a href="(\/[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  const routes = linked.flatMap((path) =>
    /\.|^\/(api|sitemap)/.test(path) ? [path] : [path, address(path, 'ar')],
  );
  const requests = [
    ...[...READY, ...RENDERED].flatMap((path) => HEADER_VECTORS.map((headers) => ({ path, headers }))),
    ...[...READY, ...routes].flatMap((path) => ROUTER_VECTORS.map((headers) => ({ path, headers }))),
  ];
  expect(requests.length).toBeGreaterThan(4_700);
  const poisoned: unknown[] = [];
  await inTurns(requests, async ({ path, headers }) => {
    if (await isPoisoned(path, headers)) poisoned.push([path, headers]);
  });
  expect(poisoned).toEqual([]);
  // Nor into what the process itself keeps.
  const marked: string[] = [];
  await inTurns([...READY, ...RENDERED, ...routes], async (path) => {
    if ((await sendRawRequest(BASE_URL, path)).body.includes(MARK)) marked.push(path);
  });
  expect(marked).toEqual([]);
}, 600_000);

test('no spelling and no parameter leads elsewhere, adds a header or breaks the page', async () => {
  const broken: unknown[] = [];
  await inTurns(
    ['/contact', '/ar/service/12', '/nowhere', '/services'].flatMap(hostileTargets),
    async (target) => {
      const response = await sendRawRequest(BASE_URL, target).catch(() => undefined);
      const { status = 400, headers = {} } = response ?? {};
      const { host } = new URL(headers.location ?? '/', BASE_URL);
      const names = JSON.stringify({ ...headers, location: '', 'x-middleware-rewrite': '' });
      if (status >= 500 || host !== new URL(BASE_URL).host || names.includes(MARK))
        broken.push([target, status, headers]);
    },
  );
  expect(broken).toEqual([]);
}, 300_000);

async function inTurns<Item>(items: Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const queue = [...items];
  const work = async () => {
    for (let item = queue.pop(); item !== undefined; item = queue.pop()) await act(item);
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, work));
}

/** Whether a cache would keep another answer than that of a plain visitor. */
async function isPoisoned(path: string, headers: Record<string, string>): Promise<boolean> {
  // What is open may change between two renderings.
  for (let attempt = 0; attempt < 3; attempt += 1) {
    if (attempt > 0) plain.delete(path);
    const kept = await sendRawRequest(BASE_URL, path, { headers });
    if (!isStored(kept)) return false;
    if (!plain.has(path)) plain.set(path, sendRawRequest(BASE_URL, path));
    const meant = await plain.get(path)!;
    if (headOf(kept) === headOf(meant) && (kept.body.equals(meant.body) || isSamePage(kept, meant)))
      return false;
  }
  return true;
}

/** Whether a shared cache may store an answer: it knows those without a whole body, to a condition or for a range. */
function isStored({ status, headers }: RawResponse): boolean {
  const control = `${headers['cdn-cache-control']} ${headers['cache-control']}`;
  return ![206, 304].includes(status) && /s-maxage=[1-9]/.test(control);
}

const headOf = ({ status, headers }: RawResponse) =>
  [status, headers['content-type'], headers.location, headers['set-cookie']].join(' ');

function isSamePage(kept: RawResponse, meant: RawResponse): boolean {
  const [one, other] = [kept, meant].map(({ body }) => comparablePage(body.toString(), BASE_URL));
  return firstDifference(one!, other!) === undefined;
}
