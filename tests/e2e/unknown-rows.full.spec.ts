import { expect, test } from '@playwright/test';
import { type Fault, FaultyBackend } from '../support/faulty-backend';
import { cleanUp } from '../support/processes';
import { address, LOCALES } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 180_000 });

const FAULTS: [what: string, fault: Fault, urls: RegExp][] = [
  ['has no rows at all', 'no rows', /^/],
  ['shows no providers and posts', 'no rows', /\/(car_wash_locations|blog_posts)/],
  ['hangs', 'hang', /^/],
];
const PATHS = [
  '/service/31',
  '/service/31/reviews',
  '/service/31/reviews/new',
  '/blog/what-steam-cleaning-does',
  '/share/service/31.jpg',
  '/api/provider-cards?ids=1,2&locale=en',
  '/api/provider-names?q=wash&locale=en',
  '/api/provider-pins?emirate=dubai',
];

let faulty: FaultyBackend;
let site: TestSite;

test.beforeAll(async () => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  site = await TestSite.start(faulty.url);
  // The first page of each kind loads its code.
  for (const path of ['/service/1', '/blog/how-to-read-a-car-wash-price', '/share/service/1.jpg'])
    expect((await fetch(site.url + path)).status, path).toBe(200);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

for (const [what, fault, urls] of FAULTS)
  test(`while the database ${what}, everything is there, and what is not there is missing`, async () => {
    faulty.setFault(fault, urls);
    await site.lookNow();
    await site.lookNow();
    for (const path of PATHS) {
      for (const locale of path.startsWith('/api/') ? ['en' as const] : LOCALES)
        expect.soft((await fetch(site.url + address(path, locale))).status, path).toBe(200);
    }
    for (const path of ['/service/999999', '/ar/blog/no-such-post'])
      expect.soft((await fetch(site.url + path)).status, path).toBe(404);
    faulty.setFault('none');
    await expect.poll(() => site.lookNow(), { timeout: 60_000 }).toBe(200);
  });
