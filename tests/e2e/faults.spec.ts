import { type APIRequestContext, expect, test } from '@playwright/test';
import { readRows, type Row } from '../support/directory';
import { type Fault, FaultyBackend } from '../support/faulty-backend';
import { headingOf, idsIn, textOf } from '../support/html';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { textsOf } from '../support/site';
import { messageOf, post, storedFrom, SUCCESS, uniqueAddress, uniqueEmail } from '../support/submissions';

/** One site goes through all faults, so each fault needs pages that were not visited before. */
test.describe.configure({ mode: 'default', timeout: 180_000 });

const t = textsOf('en');
const TIMEOUT = 4_000;
const FORM_TIMEOUT = 25_000;
const HEALING = { timeout: 10_000, intervals: [250] };
/** Before the fault, a busy machine may take longer. */
const READY = { timeout: 60_000 };
const SECRETS =
  /127\.0\.0\.1|ECONN|fetch failed|car_wash_locations|sb_publishable|too many requests|It works!/;

const SEEN = ['/emirates/dubai', '/service/1', '/services?emirate=dubai&rating=4.5'];
const FEED = '/blog/feed.xml';
const SITEMAP = '/sitemap.xml';
const PAGES = '/sitemap/pages.xml';

/** The endpoints that an open page requests, and a page rendered per request. */
const LIVE = [
  '/api/provider-count?q=steam&locale=en',
  '/api/provider-cards?ids=1,2',
  '/api/provider-names?q=wash&locale=en',
  '/api/providers.json?q=steam',
  '/ar/suggestions.json',
  '/compare?ids=1,2',
];

/** Pages visited during one fault only. */
interface Unseen {
  provider: number;
  filter: string;
  search: string;
  picture: string;
}

/**
 * The outcome of a submission: not stored; stored but timed out, which the visitor is told; or stored and
 * confirmed.
 */
type Outcome = 'refused' | 'unknown' | 'stored';

/** Only the last fault reads the feed and the sitemap, because they are cached afterwards. */
const FAULTS: [fault: Fault, outcome: Outcome, unseen: Unseen][] = [
  ['500', 'refused', unseen(11, 'emirate=sharjah&rating=4', 'steam', 'emirates/sharjah')],
  ['401', 'refused', unseen(12, 'emirate=ajman&rating=4', 'hand', 'emirates/ajman')],
  ['429', 'refused', unseen(13, 'emirate=dubai&rating=4', 'mobile', 'emirates/dubai')],
  ['an HTML page', 'refused', unseen(14, 'emirate=dubai&rating=3.5', 'wash', 'district/jlt')],
  ['an empty response', 'refused', unseen(21, 'emirate=sharjah&rating=4.5', 'foam', 'areas/al-quoz')],
  ['other JSON', 'refused', unseen(15, 'emirate=sharjah&rating=3.5', 'auto', 'district/corniche')],
  ['a truncated response', 'unknown', unseen(16, 'emirate=ajman&rating=3.5', 'car', 'district/al-reem')],
  ['reset', 'refused', unseen(17, 'emirate=abu-dhabi&rating=4', 'dubai', 'emirates/abu-dhabi')],
  ['refused', 'refused', unseen(22, 'emirate=ajman&rating=4.5', 'wax', 'wash-type/steam-cleaning')],
  ['hang', 'refused', unseen(18, 'emirate=abu-dhabi&rating=3.5', 'detailing', 'emirates/fujairah')],
  ['slow by 10 s', 'unknown', unseen(19, 'emirate=fujairah&rating=3.5', 'sharjah', 'district/dubai-marina')],
  ['slow by 2 s', 'stored', unseen(23, 'emirate=fujairah&rating=4.5', 'polish', 'wash-type/eco-friendly')],
  ['slow by 1 s', 'stored', unseen(20, 'emirate=fujairah&rating=4', 'eco', 'district/business-bay')],
];

let backend: OwnBackend;
let faulty: FaultyBackend;
let site: OwnSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await OwnBackend.start();
  faulty = await FaultyBackend.before(backend.url);
  site = await OwnSite.start(faulty.url);
  // The first picture loads what draws all.
  expect((await fetch(`${site.url}/share/home.jpg`)).status).toBe(200);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [fault, outcome, pages] of FAULTS) {
  test(`the site copes with this database fault: ${fault} @full`, async ({ request }) => {
    const names = await readRows<Row>(
      `car_wash_locations?select=business_name&id=eq.${pages.provider}`,
      backend,
    );
    const name = names[0]!.business_name!;
    const lists = [`/services?${pages.filter}`, `/services?q=${pages.search}`];
    const provider = `/service/${pages.provider}`;
    const isSlowOnly = fault === 'slow by 1 s';
    for (const path of SEEN)
      await expect
        .poll(async () => idsIn((await get(request, path)).text).length, { ...READY, message: path })
        .toBeGreaterThan(0);

    await faulty.become(fault);
    const sender = uniqueAddress();
    const values = messageOf(uniqueEmail());
    // A retried submission takes long, so the pages are visited meanwhile.
    const posting = timed(() => post(site.url, '/contact', values, sender));
    expect(await site.revalidate()).toBe(200);
    for (const path of [...SEEN, ...SEEN]) {
      const { status, text, ms } = await get(request, path);
      expect.soft(status, path).toBe(200);
      expect.soft(idsIn(text).length, `providers of ${path}`).toBeGreaterThan(0);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(TIMEOUT);
    }
    for (const path of lists) {
      const { status, text, ms } = await get(request, path);
      expect.soft([200, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(TIMEOUT);
      expect.soft(text).not.toMatch(SECRETS);
      if (isSlowOnly) expect.soft(idsIn(text).length, `providers of ${path}`).toBeGreaterThan(0);
      else expect.soft(textOf(text), path).toContain(t('list.empty'));
    }
    if (!isSlowOnly)
      await expect.poll(async () => secondsKept((await get(request, lists[1]!)).caching), HEALING).toBe(0);
    for (const { path, status, text, caching, ms } of await Promise.all(
      LIVE.map((path) => get(request, path)),
    )) {
      expect.soft(isSlowOnly ? [200] : [200, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(isSlowOnly ? 2 * TIMEOUT : TIMEOUT);
      expect.soft(text).not.toMatch(SECRETS);
      if (status !== 200) expect.soft(secondsKept(caching), path).toBe(0);
      if (path.startsWith('/compare') && !isSlowOnly)
        expect.soft(textOf(text)).toContain(t('compare.unavailableText'));
    }
    const unseen = await get(request, provider);
    expect.soft([200, 503], `status of ${provider}`).toContain(unseen.status);
    expect.soft(unseen.ms, `ms of ${provider}`).toBeLessThan(isSlowOnly ? 2 * TIMEOUT : TIMEOUT);
    expect.soft(unseen.text).not.toMatch(SECRETS);
    expect
      .soft(headingOf(unseen.text), provider)
      .toBe(isSlowOnly ? name.trim() : t('notFound.service.title'));

    for (const [path, end] of [
      [FEED, '</rss>'],
      [SITEMAP, '</sitemapindex>'],
      [PAGES, '</urlset>'],
    ] as const) {
      const { status, text, ms } = await get(request, path);
      expect.soft(isSlowOnly ? [200] : [200, 503], `status of ${path}`).toContain(status);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(TIMEOUT);
      expect.soft(status !== 200 || text.trim().endsWith(end), `${path} is complete`).toBe(true);
    }
    const picture = await get(request, `/share/${pages.picture}.jpg`);
    expect.soft(picture.status, 'status of the picture').toBe(200);
    expect.soft(picture.type).toBe('image/jpeg');
    expect.soft(picture.ms, 'ms of the picture').toBeLessThan(TIMEOUT);

    const { value: submitted, ms } = await posting;
    expect.soft(submitted.status).toBe(200);
    expect.soft(ms, 'ms of the form').toBeLessThan(FORM_TIMEOUT);
    const isConfirmed = submitted.html.includes(SUCCESS);
    expect.soft(isConfirmed, 'the visitor sees a confirmation').toBe(outcome === 'stored');
    expect.soft(submitted.html.includes('<p class="form-failure">')).toBe(!isConfirmed);
    expect
      .soft(await storedFrom(values.email!, 'contact_submissions', backend))
      .toHaveLength(outcome === 'refused' ? 0 : 1);

    await faulty.become('none');
    await expect
      .poll(async () => headingOf((await get(request, provider)).text), { ...HEALING, message: provider })
      .toBe(name.trim());
    for (const path of [...lists, ...SEEN])
      await expect
        .poll(async () => idsIn((await get(request, path)).text).length, { ...HEALING, message: path })
        .toBeGreaterThan(0);
    for (const path of LIVE)
      await expect
        .poll(async () => (await get(request, path)).status, { ...HEALING, message: path })
        .toBe(200);
    // A visitor who is told that it failed sends it again.
    const again = await post(site.url, '/contact', values, sender);
    expect(again.html).toContain(SUCCESS);
    expect(await storedFrom(values.email!, 'contact_submissions', backend)).toHaveLength(1);
    expect((await get(request, '/service/999999')).status).toBe(404);
  });
}

test('feed and sitemap recover after all faults @full', async ({ request }) => {
  for (const path of [FEED, SITEMAP, PAGES])
    await expect.poll(async () => (await get(request, path)).status, { ...HEALING, message: path }).toBe(200);
});

test('an uncached list takes a single database request @full', async ({ request }) => {
  await get(request, '/services?q=foam');
  for (const query of [
    'q=steam',
    'q=dubai+marina+mobile',
    'area=al-quoz&open=now&max=50',
    'sort=price&page=3',
  ]) {
    const before = faulty.requests.length;
    expect((await get(request, `/services?${query}`)).status).toBe(200);
    const requests = faulty.requests.slice(before).filter((url) => !url.includes('limit=1'));
    expect(
      requests.map((url) => url.split('?')[0]),
      query,
    ).toEqual(['/rest/v1/rpc/list_providers']);
  }
});

test("the log contains neither keys nor visitors' input @full", async () => {
  expect(site.log).toContain('database.write_failed');
  expect(site.log).not.toMatch(/visitor\.example|Hello from|sb_publishable_outage|sb_secret/);
});

function unseen(provider: number, filter: string, search: string, picture: string): Unseen {
  return { provider, filter, search, picture };
}

/** Returns the seconds for which shared caches may store a response. */
function secondsKept(caching: string): number {
  return Number(/(?:s-maxage|max-age)=([1-9]\d*)/.exec(caching)?.[1] ?? 0);
}

async function get(request: APIRequestContext, path: string) {
  const { value: response, ms } = await timed(async () => {
    const answer = await request.get(site.url + path, { timeout: 20_000 });
    const { 'content-type': type, 'cache-control': caching = '' } = answer.headers();
    return { path, status: answer.status(), type, caching, text: await answer.text() };
  });
  if (process.env.FAULT_TABLE) console.log(`${faulty.fault}\t${path}\t${response.status}\t${Math.round(ms)}`);
  return { ...response, ms };
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  const value = await act();
  return { value, ms: performance.now() - startedAt };
}
