import { expect, test } from '@playwright/test';
import { writeRows } from '../support/directory';
import { FaultyBackend } from '../support/faulty-backend';
import { idsIn, textOf } from '../support/html';
import { cleanUp } from '../support/processes';
import { messageOf, post, submissionsFrom, SUCCESS, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

/** Two processes of the site share a database; each test relies on the previous ones. */
test.describe.configure({ mode: 'default', timeout: 120_000 });

const POLLING = { timeout: 10_000, intervals: [100] };
const NAME = 'Zyxwv Twin Wash';

let backend: TestBackend;
let faulty: FaultyBackend;
let sites: [TestSite, TestSite];

test.beforeAll(async () => {
  backend = await TestBackend.start();
  faulty = await FaultyBackend.start(backend.url);
  sites = await Promise.all([TestSite.start(faulty.url), TestSite.start(faulty.url)]);
});
test.afterAll(async () => {
  await cleanUp();
  await faulty?.stop();
});

test('an edit is on every page of both processes within 15 seconds', async () => {
  const LIST = '/emirates/umm-al-quwain';
  const listed = async (site: TestSite) => idsIn(await read(site, LIST));
  for (const site of sites) expect((await listed(site)).length).toBeGreaterThan(0);
  const facts = { wash_type: 'Steam Cleaning', rating: 5, review_count: 9_999_999 };
  const row = { business_name: NAME, address: 'Umm Al Quwain', ...facts };
  const [added] = await writeRows<{ id: number }>('POST', 'car_wash_locations', row, backend);
  const { id } = added!;
  for (const site of sites) {
    await expect.poll(() => listed(site), { timeout: 20_000, intervals: [250] }).toContain(id);
    expect(idsIn(await read(site, `/services?q=${encodeURIComponent(NAME)}`))).toEqual([id]);
    expect(textOf(await read(site, `/service/${id}`))).toContain(NAME);
  }
});

test('a look shows an edit at once', async () => {
  const [first] = sites;
  await writeRows('PATCH', 'car_wash_locations?id=eq.9', { business_name: `${NAME} Two` }, backend);
  expect(await first.lookNow()).toBe(200);
  expect(textOf(await read(first, '/service/9'))).toContain(`${NAME} Two`);
});

test('a process finishes the submission in flight before it stops', async () => {
  const [, second] = sites;
  const email = uniqueEmail();
  // An idle keep-alive connection must not delay the shutdown.
  await read(second, '/contact');
  const writes = () => faulty.requests.filter((url) => url.includes('contact_submissions')).length;
  const before = writes();
  faulty.setFault('slow by 0.6 s');
  const submission = post(second.url, '/contact', messageOf(email));
  await expect.poll(writes, POLLING).toBe(before + 1);
  const startedAt = Date.now();
  const ended = second.end();
  expect((await submission).html).toContain(SUCCESS);
  expect([0, 143]).toContain(await ended);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  faulty.setFault('none');
  expect(await submissionsFrom(email, 'contact_submissions', backend)).toHaveLength(1);
  await second.restart();
});

test('a process keeps running and stops cleanly after its log pipe has closed', async () => {
  const [, second] = sites;
  second.closeLog();
  // A request that is logged.
  expect(await second.lookNow('wrong')).toBe(401);
  for (const path of ['/', '/services?q=wax', '/service/1']) await read(second, path);
  const startedAt = Date.now();
  expect([0, 143]).toContain(await second.end());
  expect(Date.now() - startedAt).toBeLessThan(10_000);
});

async function read(site: TestSite, path: string): Promise<string> {
  const response = await fetch(site.url + path);
  expect(response.status, path).toBe(200);
  return response.text();
}
