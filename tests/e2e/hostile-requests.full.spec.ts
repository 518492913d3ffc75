import { expect, test } from '@playwright/test';
import fc from 'fast-check';
import { comparablePage, firstDifference } from '../support/comparable-page';
import { hostileRequest, MARK, sendHostile } from '../support/hostile-requests';
import { cleanUp } from '../support/processes';
import { sendRawRequest } from '../support/raw-request';
import { address, LOCALES } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default' });

/** The site that is attacked, and one that nobody has visited, on the same data. */
let attacked: TestSite;
let unspoilt: TestSite;

test.beforeAll(async () => {
  test.setTimeout(180_000);
  const backend = await TestBackend.start();
  [attacked, unspoilt] = [await TestSite.startStandalone(backend.url), await TestSite.start(backend.url)];
});
test.afterAll(cleanUp);

const KINDS = ['steam-cleaning', 'waterless-wash', 'mobile-car-wash', 'eco-friendly'];
const AREAS = [
  'al-quoz',
  'deira',
  'al-barsha',
  'jumeirah',
  'al-nahda',
  'mirdif',
  'al-majaz',
  'al-reem-island',
];
const POSTS = ['where-a-mobile-wash-may-work', 'how-to-read-a-car-wash-price'];
const EMIRATES = ['dubai', 'sharjah', 'ajman', 'fujairah', 'abu-dhabi'];

/** A page of every template; those with a number differ. */
const TEMPLATES: ((index: number) => string)[] = [
  (index) => `/service/${100 + index}`,
  (index) =>
    `/services?emirate=${EMIRATES[index % 5]}&rating=${3 + ((index >> 2) % 5) / 2}&washType=${KINDS[index % 4]}`,
  (index) => `/areas/${AREAS[index % AREAS.length]}`,
  (index) => `/blog/${POSTS[index % POSTS.length]}`,
  (index) => `/wash-type/${KINDS[index % 4]}?page=2`,
  (index) => `/wash-type/${KINDS[index % 4]}/emirates/${EMIRATES[index % 5]}`,
  () => '/blog?category=tips',
  (index) => `/share/service/${100 + index}.jpg`,
  () => '/',
  () => '/services',
  () => '/emirates/dubai',
  () => '/district/jlt',
  () => '/wash-type/steam-cleaning/emirates',
  () => '/about',
  () => '/contact',
  () => '/blog',
  () => '/blog/feed.xml',
  () => '/suggestions.json',
  () => '/nothing/here',
  () => '/service/999999',
];

test('no response holds anything of an earlier hostile request', async () => {
  test.setTimeout(120_000);
  await attack({ rounds: 1, seed: 1, requests: 4 });
});

test('no response holds anything of an earlier hostile request, at length', async () => {
  test.setTimeout(900_000);
  await attack({ rounds: 12, seed: 2, requests: 10 });
});

/** Sends hostile requests for each page, and then a plain one. */
async function attack({ rounds, seed, requests }: { rounds: number; seed: number; requests: number }) {
  let count = 0;
  for (let round = 0; round < rounds; round += 1) {
    for (const [position, template] of TEMPLATES.entries()) {
      const locale = LOCALES[(round + position) % 2]!;
      const page = address(template(round * 31 + position), locale);
      const hostile = fc.sample(hostileRequest(page), {
        numRuns: requests,
        seed: seed * 1000 + round * 100 + position,
      });
      for (const request of hostile) {
        const response = await sendHostile(attacked.url, request);
        expect.soft(response?.status ?? 400, JSON.stringify(request)).toBeLessThan(500);
        count += 1;
      }
      await expectSame(page, JSON.stringify(hostile));
    }
  }
  test.info().annotations.push({ type: 'hostile requests', description: String(count) });
}

async function expectSame(page: string, hostile: string) {
  const first = await read(attacked, page);
  expect(first.text.includes(MARK), `${page} holds the mark after ${hostile}`).toBe(false);
  // Opening hours may change between two renders.
  await expect(async () => {
    const [after, plain] = [await read(attacked, page), await read(unspoilt, page)];
    expect(after.status, page).toBe(plain.status);
    expect(firstDifference(after.text, plain.text), `${page} after ${hostile}`).toBeUndefined();
  }).toPass({ timeout: 20_000, intervals: [500] });
}

async function read(site: TestSite, page: string) {
  const { status, headers, body } = await sendRawRequest(site.url, page);
  const { 'content-type': type = '', location } = headers;
  const text = type.startsWith('image')
    ? body.toString('base64')
    : comparablePage(body.toString(), [site.url]);
  return { status, text: `${type} ${location}\n${text}` };
}
