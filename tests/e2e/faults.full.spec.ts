import { type APIRequestContext, expect, test } from '@playwright/test';
import { type Fault, FaultyBackend } from '../support/faulty-backend';
import { idsIn, textOf } from '../support/html';
import { cleanUp } from '../support/processes';
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

const FORM_TIMEOUT = 5_000;
/** Milliseconds that a look at the database may take, and what a busy machine adds. */
const TIMEOUT = 2_500;

/** Lists, a page and endpoints, each answered from memory. */
const PATHS = [
  '/emirates/dubai',
  '/service/1',
  '/services?emirate=sharjah&rating=4',
  '/services?q=steam',
  '/compare?ids=1,2',
  '/blog/feed.xml',
  '/sitemap/pages.xml',
  '/share/areas/al-quoz.jpg',
  '/ar/suggestions.json',
  '/api/provider-count?q=steam&locale=en',
  '/api/provider-cards?ids=1,2',
  '/api/provider-names?q=wash&locale=en',
  '/api/providers.json?q=steam',
];

/** The outcome of a submission: not stored; stored, but the visitor is told that it is not known; or stored and confirmed. */
type Outcome = 'refused' | 'unknown' | 'stored';

/** tests/data/failure.full.test.ts has more faults. */
const FAULTS: [fault: Fault, outcome: Outcome][] = [
  ['500', 'refused'],
  ['a truncated response', 'unknown'],
  ['hang', 'refused'],
  ['slow by 0.6 s', 'stored'],
];

let backend: TestBackend;
let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [fault, outcome] of FAULTS)
  test(`no page notices a database fault, and a form tells the truth: ${fault}`, async ({ request }) => {
    const before = await answers(request);
    // Others may be using the machine: what it takes without a fault is no waiting.
    const limit = TIMEOUT + Math.max(...before.map(({ ms }) => ms));
    for (const { status, path } of before) expect(status, path).toBe(200);

    faulty.setFault(fault);
    const values = messageOf(uniqueEmail());
    const sender = uniqueAddress();
    // The form waits a while, so the pages are visited in the meantime.
    const posting = timed(() => post(site.url, '/contact', values, sender));
    await site.lookNow();
    for (const [index, { path, status, shown, ms }] of (await answers(request)).entries()) {
      expect.soft([status, shown], path).toEqual([200, before[index]!.shown]);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(limit);
    }
    expect((await request.get(`${site.url}/service/999999`)).status()).toBe(404);

    const { value: submitted, ms } = await posting;
    expect.soft(submitted.status).toBe(200);
    expect.soft(ms, 'ms of the form').toBeLessThan(FORM_TIMEOUT + limit);
    const isConfirmed = submitted.html.includes(SUCCESS);
    expect.soft(isConfirmed, 'the visitor sees a confirmation').toBe(outcome === 'stored');
    expect.soft(submitted.html.includes(UNKNOWN), 'the visitor sees that it is not known').toBe(!isConfirmed);
    expect
      .soft(await submissionsFrom(values.email!, 'contact_submissions', backend))
      .toHaveLength(outcome === 'refused' ? 0 : 1);

    faulty.setFault('none');
    // A visitor who is told that the submission may not have arrived sends it again.
    const again = await post(site.url, '/contact', values, sender);
    expect(again.html).toContain(SUCCESS);
    expect(await submissionsFrom(values.email!, 'contact_submissions', backend)).toHaveLength(1);
  });

/** Requests every path, one after the other. */
async function answers(request: APIRequestContext) {
  const all: { path: string; status: number; shown: string; ms: number }[] = [];
  for (const path of PATHS) {
    const { value, ms } = await timed(() => request.get(site.url + path, { timeout: 20_000 }));
    const text = await value.text();
    const isPage = value.headers()['content-type']?.startsWith('text/html');
    all.push({ path, status: value.status(), shown: isPage ? idsIn(text).join() : textOf(text), ms });
  }
  return all;
}

async function timed<T>(act: () => Promise<T>): Promise<{ value: T; ms: number }> {
  const startedAt = performance.now();
  const value = await act();
  return { value, ms: performance.now() - startedAt };
}
