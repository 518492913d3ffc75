import { type APIRequestContext, expect, test } from '@playwright/test';
import { readRows, type Row } from '../support/directory';
import { type Fault, FaultyBackend } from '../support/faulty-backend';
import { headingOf, idsIn, textOf } from '../support/html';
import { cleanUp } from '../support/processes';
import { textsOf } from '../support/site';
import {
  messageOf,
  post,
  submissionsFrom,
  SUCCESS,
  uniqueAddress,
  uniqueEmail,
  UNKNOWN,
} from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

// One site goes through all faults, so the tests depend on their order.
test.describe.configure({ mode: 'default', timeout: 180_000 });

const t = textsOf('en');
const TIMEOUT = 4_000;
const FORM_TIMEOUT = 5_000;
const POLLING = { timeout: 10_000, intervals: [250] };
/** Before the fault, a busy machine may take longer. */
const READY = { timeout: 60_000 };
const SECRETS = /127\.0\.0\.1|ECONN|fetch failed|car_wash_locations|sb_publishable/;

const SEEN = ['/emirates/dubai', '/service/1', '/services?emirate=dubai&rating=4.5'];
const FEED = '/blog/feed.xml';
const SITEMAP = '/sitemap.xml';
const PAGES = '/sitemap/pages.xml';

/** Endpoints that pages request, and a page that is rendered on every request. */
const LIVE = [
  '/api/provider-count?q=steam&locale=en',
  '/api/provider-cards?ids=1,2',
  '/api/provider-names?q=wash&locale=en',
  '/api/providers.json?q=steam',
  '/ar/suggestions.json',
  '/compare?ids=1,2',
];

/** The outcome of a submission: not stored; stored, but the visitor is told that it is not known; or stored and confirmed. */
type Outcome = 'refused' | 'unknown' | 'stored';

/** Each fault needs pages that were not visited before; tests/data/failure.full.test.ts has more faults. */
const FAULTS: [
  fault: Fault,
  outcome: Outcome,
  provider: number,
  filter: string,
  search: string,
  picture: string,
][] = [
  ['500', 'refused', 11, 'emirate=sharjah&rating=4', 'steam', 'emirates/sharjah'],
  ['a truncated response', 'unknown', 16, 'emirate=ajman&rating=3.5', 'car', 'district/al-reem'],
  ['hang', 'refused', 18, 'emirate=abu-dhabi&rating=3.5', 'detailing', 'areas/al-quoz'],
  // Only the last fault reads the feed and the sitemap, because they are cached afterwards.
  ['slow by 0.6 s', 'stored', 20, 'emirate=fujairah&rating=4', 'eco', 'wash-type/eco-friendly'],
];

let backend: TestBackend;
let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url);
  // The first image loads the code that draws them.
  expect((await fetch(`${site.url}/share/home.jpg`)).status).toBe(200);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [fault, outcome, id, filter, search, picture] of FAULTS) {
  test(`the site withstands a database fault and recovers: ${fault}`, async ({ request }) => {
    const [row] = await readRows<Row>(`car_wash_locations?select=business_name&id=eq.${id}`, backend);
    const name = row!.business_name!.trim();
    const lists = [`/services?${filter}`, `/services?q=${search}`];
    const provider = `/service/${id}`;
    const isSlowOnly = fault === 'slow by 0.6 s';
    for (const path of SEEN)
      await expect
        .poll(async () => idsIn((await get(request, path)).text).length, { ...READY, message: path })
        .toBeGreaterThan(0);

    // Others may be using the machine: what it takes for the same pages without a fault is no waiting.
    const usual = (await Promise.all(LIVE.map((path) => get(request, path)))).map(({ ms }) => ms);
    const limit = TIMEOUT + Math.max(...usual);

    faulty.setFault(fault);
    const sender = uniqueAddress();
    const values = messageOf(uniqueEmail());
    // The form waits a while, so the pages are visited in the meantime.
    const posting = timed(() => post(site.url, '/contact', values, sender));
    expect(await site.revalidate()).toBe(200);
    for (const path of [...SEEN, ...SEEN]) {
      const { status, text, ms } = await get(request, path);
      expect.soft(status, path).toBe(200);
      expect.soft(idsIn(text).length, `providers of ${path}`).toBeGreaterThan(0);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(limit);
    }
    for (const path of lists) {
      const { status, text, caching, ms } = await get(request, path);
      expect.soft(isSlowOnly ? [200] : [200, 500, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(limit);
      expect.soft(text).not.toMatch(SECRETS);
      if (isSlowOnly) expect.soft(idsIn(text).length, `providers of ${path}`).toBeGreaterThan(0);
      // Until middleware notices the fault, a list that caches would keep is an error instead.
      else if (status === 500) expect.soft(cacheSeconds(caching), path).toBe(0);
      else expect.soft(textOf(text), path).toContain(t('list.empty'));
    }
    if (!isSlowOnly)
      await expect.poll(async () => cacheSeconds((await get(request, lists[1]!)).caching), POLLING).toBe(0);
    for (const { path, status, text, caching, ms } of await Promise.all(
      LIVE.map((path) => get(request, path)),
    )) {
      expect.soft(isSlowOnly ? [200] : [200, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(isSlowOnly ? 2 * limit : limit);
      expect.soft(text).not.toMatch(SECRETS);
      if (status !== 200) expect.soft(cacheSeconds(caching), path).toBe(0);
      if (path.startsWith('/compare') && !isSlowOnly)
        expect.soft(textOf(text)).toContain(t('compare.unavailableText'));
    }
    const unseen = await get(request, provider);
    expect.soft([200, 503], `status of ${provider}`).toContain(unseen.status);
    expect.soft(unseen.ms, `ms of ${provider}`).toBeLessThan(isSlowOnly ? 2 * limit : limit);
    expect.soft(unseen.text).not.toMatch(SECRETS);
    expect.soft(headingOf(unseen.text), provider).toBe(isSlowOnly ? name : t('notFound.unavailable.title'));

    for (const [path, end] of [
      [FEED, '</rss>'],
      [SITEMAP, '</sitemapindex>'],
      [PAGES, '</urlset>'],
    ] as const) {
      const { status, text, ms } = await get(request, path);
      expect.soft(isSlowOnly ? [200] : [200, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(limit);
      expect.soft(status !== 200 || text.trim().endsWith(end), `${path} is complete`).toBe(true);
    }
    const drawn = await get(request, `/share/${picture}.jpg`);
    // The picture of an area that nobody has seen is not drawn without it.
    const isUnavailable = fault === 'hang';
    expect.soft(drawn.status, 'status of the picture').toBe(isUnavailable ? 503 : 200);
    if (isUnavailable) expect.soft(cacheSeconds(drawn.caching), 'the picture').toBe(0);
    expect.soft(drawn.ms, 'ms of the picture').toBeLessThan(limit);

    const { value: submitted, ms } = await posting;
    expect.soft(submitted.status).toBe(200);
    expect.soft(ms, 'ms of the form').toBeLessThan(FORM_TIMEOUT + Math.max(...usual));
    const isConfirmed = submitted.html.includes(SUCCESS);
    expect.soft(isConfirmed, 'the visitor sees a confirmation').toBe(outcome === 'stored');
    expect.soft(submitted.html.includes(UNKNOWN), 'the visitor sees that it is not known').toBe(!isConfirmed);
    expect
      .soft(await submissionsFrom(values.email!, 'contact_submissions', backend))
      .toHaveLength(outcome === 'refused' ? 0 : 1);

    faulty.setFault('none');
    await expect
      .poll(async () => headingOf((await get(request, provider)).text), { ...POLLING, message: provider })
      .toBe(name);
    for (const path of [...lists, ...SEEN])
      await expect
        .poll(async () => idsIn((await get(request, path)).text).length, { ...POLLING, message: path })
        .toBeGreaterThan(0);
    for (const path of LIVE)
      await expect
        .poll(async () => (await get(request, path)).status, { ...POLLING, message: path })
        .toBe(200);
    // A visitor who is told that the submission may not have arrived sends it again.
    const again = await post(site.url, '/contact', values, sender);
    expect(again.html).toContain(SUCCESS);
    expect(await submissionsFrom(values.email!, 'contact_submissions', backend)).toHaveLength(1);
    expect((await get(request, '/service/999999')).status).toBe(404);
  });
}

test('feed and sitemap recover after all faults', async ({ request }) => {
  for (const path of [FEED, SITEMAP, PAGES])
    await expect.poll(async () => (await get(request, path)).status, { ...POLLING, message: path }).toBe(200);
});

/** Returns the seconds for which shared caches may store a response. */
function cacheSeconds(caching: string): number {
  return Number(/(?:s-maxage|max-age)=([1-9]\d*)/.exec(caching)?.[1] ?? 0);
}

async function get(request: APIRequestContext, path: string) {
  const { value, ms } = await timed(async () => {
    const response = await request.get(site.url + path, { timeout: 20_000 });
    const { 'cache-control': caching = '' } = response.headers();
    return { path, status: response.status(), caching, text: await response.text() };
  });
  return { ...value, ms };
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  const value = await act();
  return { value, ms: performance.now() - startedAt };
}
