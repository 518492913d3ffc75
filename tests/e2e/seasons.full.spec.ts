import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { cleanUp, ROOT } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 120_000 });
test.afterAll(cleanUp);

let backend: TestBackend;
/** Ids of sample providers by their hours. */
const ids: Record<string, number> = {};
const HOURS = {
  late: 'Daily 10:00 AM - 2:00 AM. Ramadan: 8 PM - 3 AM, public holidays 2 PM - 2 AM',
  shut: 'Daily 9:00 AM - 9:00 PM, closed in Ramadan',
  silent: 'Daily 9:00 AM - 9:00 PM',
  eid: 'Daily 9:00 AM - 9:00 PM, Eid 4 PM - 11 PM, public holidays closed',
};

test.beforeAll(async () => {
  backend = await TestBackend.start();
  for (const [name, hours] of Object.entries(HOURS)) {
    const query = `car_wash_locations?select=id&order=id&limit=1&opening_hours=eq.${encodeURIComponent(hours)}`;
    ids[name] = (await readRows<{ id: number }>(query, backend))[0]!.id;
  }
});

/** Starts the site at a moment. */
async function siteAt(moment: string): Promise<TestSite> {
  const site = await TestSite.start(backend.url, {
    NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/moved-clock.cjs')}`,
    CLOCK_STARTS_AT: moment,
  });
  await expect.poll(() => site.lookNow()).toBe(200);
  return site;
}

interface Answer {
  total: number;
  next: string | null;
  providers: { id: number }[];
}

/** Returns the names of those providers that the API lists as open now. */
async function openNow(site: TestSite): Promise<string[]> {
  const open = new Set<number>();
  for (let page = 1, next: string | null = ''; next !== null; page += 1) {
    const answer = (await (
      await fetch(`${site.url}/api/providers.json?open=now&page=${page}`)
    ).json()) as Answer;
    answer.providers.forEach(({ id }) => open.add(id));
    ({ next } = answer);
  }
  return Object.keys(ids).filter((name) => open.has(ids[name]!));
}

/** Returns the text of a page without script. */
async function textOf(site: TestSite, path: string): Promise<string> {
  const html = await (await fetch(site.url + path)).text();
  return html.replace(/<script.*?<\/script>/gs, '').replace(/<[^>]+>/g, '');
}

// prettier-ignore
const MOMENTS: [name: string, moment: string, open: string[], pages: [path: string, text: string][], state: string][] = [
  ['National Day', '2026-12-02T12:00:00Z', ['late'], [
    ['late', 'Wed 14:00–02:00'], ['late', 'In Ramadan: Daily 20:00–03:00'], ['eid', 'Wed: closed'], ['silent', 'Wed 09:00–21:00 · may differ on National Day'],
  ], 'Open · until 02:00'],
  ['a Ramadan night', '2027-02-15T18:00:00Z', ['late'], [
    ['late', 'Daily 20:00–03:00'], ['silent', 'Daily 09:00–21:00 · may differ in Ramadan'], ['ar silent', 'قد تختلف خلال رمضان'],
  ], 'Open · until 03:00'],
  ['Eid', '2027-03-11T14:00:00Z', ['late', 'eid'], [['eid', 'Thu 16:00–23:00'], ['ar silent', 'قد تختلف في عيد الفطر']], 'Open · until 02:00'],
];

for (const [name, moment, open, pages, state] of MOMENTS) {
  test(`lists, pages and open states follow the date: ${name}`, async ({ page }) => {
    const site = await siteAt(moment);
    expect(await openNow(site)).toEqual(open);
    expect(await textOf(site, '/services?open=now')).toMatch(/\d{3} more may be open/);
    for (const [path, text] of pages) {
      const [provider = '', language] = path.split(' ').reverse();
      expect(await textOf(site, `${language ? `/${language}` : ''}/service/${ids[provider]}`)).toContain(
        text,
      );
    }
    await page.clock.setFixedTime(moment);
    for (const path of [`/service/${ids.late}`, `/compare?ids=${ids.late},${ids.silent}`]) {
      await page.goto(site.url + path);
      await expect(page.locator('.open-state', { hasText: state }).first()).toBeVisible();
    }
    await expect(page.locator('.open-state', { hasText: 'Hours may differ' })).toBeVisible();
    await site.kill();
  });
}
