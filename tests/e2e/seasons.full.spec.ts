import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { textOf } from '../support/html';
import { cleanUp, ROOT } from '../support/processes';
import { TestBackend, TestSite } from '../support/test-site';

test.afterAll(cleanUp);

/** Some of the hours of sample providers; tests/lib/directory/dated-hours.test.ts has every season and text. */
const HOURS = {
  late: 'Daily 10:00 AM - 2:00 AM. Ramadan: 8 PM - 3 AM, public holidays 2 PM - 2 AM',
  shut: 'Daily 9:00 AM - 9:00 PM, closed in Ramadan',
  silent: 'Daily 9:00 AM - 9:00 PM',
  eid: 'Daily 9:00 AM - 9:00 PM, Eid 4 PM - 11 PM, public holidays closed',
};
const DURING_EID = '2027-03-11T14:00:00Z';

interface Answer {
  next: string | null;
  providers: { id: number }[];
}

test('lists, pages and open states follow the date of a season', async ({ page }) => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  const ids = new Map<string, number>();
  for (const [name, hours] of Object.entries(HOURS)) {
    const query = `car_wash_locations?select=id&order=id&limit=1&opening_hours=eq.${encodeURIComponent(hours)}`;
    ids.set(name, (await readRows<{ id: number }>(query, backend))[0]!.id);
  }
  const site = await TestSite.start(backend.url, {
    NODE_OPTIONS: `--require ${join(ROOT, 'tests/support/moved-clock.cjs')}`,
    CLOCK_STARTS_AT: DURING_EID,
  });
  await expect.poll(() => site.lookNow()).toBe(200);
  const read = async (path: string) => (await fetch(site.url + path)).text();

  const open = new Set<number>();
  for (let number = 1, next: string | null = ''; next !== null; number += 1) {
    const answer = JSON.parse(await read(`/api/providers.json?open=now&page=${number}`)) as Answer;
    answer.providers.forEach(({ id }) => open.add(id));
    ({ next } = answer);
  }
  expect([...ids.keys()].filter((name) => open.has(ids.get(name)!))).toEqual(['late', 'eid']);
  expect(textOf(await read('/services?open=now'))).toMatch(/\d{3} more may be open/);
  for (const [path, text] of [
    [`/service/${ids.get('eid')}`, 'Thu 16:00–23:00'],
    [`/service/${ids.get('late')}`, 'In Ramadan: Daily 20:00–03:00'],
    [`/ar/service/${ids.get('silent')}`, 'قد تختلف في عيد الفطر'],
  ] as const)
    expect(textOf(await read(path))).toContain(text);
  await page.clock.setFixedTime(DURING_EID);
  for (const path of [
    `/service/${ids.get('late')}`,
    `/compare?ids=${ids.get('late')},${ids.get('silent')}`,
  ]) {
    await page.goto(site.url + path);
    await expect(page.locator('.open-state', { hasText: 'Open · until 02:00' }).first()).toBeVisible();
  }
  await expect(page.locator('.open-state', { hasText: 'Hours may differ' })).toBeVisible();
});
