import { expect } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { textOf } from '../support/html';
import { test } from '../support/own-site';

/** Some of the hours of sample providers; lib/directory/dated-hours has every season and text, components/provider-card open states. */
const HOURS = {
  late: 'Daily 10:00 AM - 2:00 AM. Ramadan: 8 PM - 3 AM, public holidays 2 PM - 2 AM',
  silent: 'Daily 9:00 AM - 9:00 PM',
  eid: 'Daily 9:00 AM - 9:00 PM, Eid 4 PM - 11 PM, public holidays closed',
};
const DAY = 86_400_000;

test('lists and pages follow a season that staff enter', async ({ own: { backend, site } }) => {
  const ids = {} as Record<keyof typeof HOURS, number>;
  for (const [name, hours] of Object.entries(HOURS)) {
    const query = `car_wash_locations?select=id&order=id&limit=1&opening_hours=eq.${encodeURIComponent(hours)}`;
    ids[name as keyof typeof HOURS] = (await readRows<{ id: number }>(query, backend))[0]!.id;
  }
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Dubai' }).format();
  const dayFrom = (days: number) => new Date(Date.parse(today) + days * DAY).toISOString().slice(0, 10);
  await writeRows('DELETE', 'seasons?id=gt.0', undefined, backend);
  const eid = { kind: 'eid', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر' };
  await writeRows('POST', 'seasons', { ...eid, from_date: dayFrom(-1), until_date: dayFrom(2) }, backend);
  await expect.poll(() => site.lookNow()).toBe(200);

  const read = async (path: string) => textOf(await (await fetch(site.url + path)).text());
  expect(await read('/services?open=now')).toMatch(/\d{3} more may be open/);
  expect(await read(`/service/${ids.eid}`)).toContain('16:00–23:00');
  expect(await read(`/service/${ids.late}`)).toContain('In Ramadan: Daily 20:00–03:00');
  expect(await read(`/ar/service/${ids.silent}`)).toContain('قد تختلف في عيد الفطر');
  await writeRows('DELETE', 'seasons?id=gt.0', undefined, backend);
});
