import { expect } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { textOf } from '../support/html';
import { test } from '../support/own-site';
import { textsOf } from '../support/site';

test.describe.configure({ timeout: 240_000 });
test.use({ viewport: { width: 390, height: 844 } });

const DAY = 86_400_000;

/** tests/data/owner-links.test.ts has what the database takes of a link, tests/lib/data/owner-links.test.ts links that do not hold. */
test('an owner says Eid hours, all correct and closed days by the link, and what became of a page that is gone', async ({
  page,
  own: { backend, site },
}) => {
  const t = textsOf('ar');
  const hours = encodeURIComponent('Daily 9:00 AM - 9:00 PM');
  const query = `car_wash_locations?select=id,business_name&order=id&limit=2&opening_hours=eq.${hours}`;
  const [{ id }, stays] = (await readRows(query, backend)) as [Named, Named];
  const dayFrom = (days: number) => new Date(Date.now() + days * DAY).toISOString().slice(0, 10);
  const set = (values: object) => writeRows('PATCH', `car_wash_locations?id=eq.${id}`, values, backend);
  await writeRows('DELETE', 'seasons?id=gt.0', undefined, backend);
  const eid = { kind: 'eid', name_en: 'Eid al-Fitr', name_ar: 'عيد الفطر' };
  await writeRows('POST', 'seasons', { ...eid, from_date: dayFrom(3), until_date: dayFrom(5) }, backend);
  await writeRows('POST', 'owner_links', { provider_id: id, taken_at_once: true }, backend);
  let path = '';
  const written = async () => {
    await site.lookNow();
    const [row] = await readRows<{ link: string | null }>(`owner_links?provider_id=eq.${id}`, backend);
    path = row!.link ? `/ar${new URL(row!.link).pathname}` : '';
    return path;
  };
  await expect.poll(written, { timeout: 60_000 }).not.toBe('');

  await page.goto(site.url + path);
  await expect(
    page.getByRole('heading', { name: t('owner.seasonTitle', { season: eid.name_ar }) }),
  ).toBeVisible();
  await page.getByLabel(t('owner.opens')).fill('16:00');
  await page.getByLabel(t('owner.closes')).fill('23:00');
  await page.getByLabel(t('owner.until')).fill(dayFrom(2));
  for (const [index, press] of ['setHours', 'allCorrect', 'close'].entries()) {
    await page.getByRole('button', { name: t(`owner.${press}`), exact: true }).click();
    await expect(page.getByText(t('owner.takenAtOnce'))).toHaveCount(index + 1);
  }
  const read = async (address: string) => {
    await site.lookNow();
    return textOf(await (await fetch(site.url + address)).text());
  };
  const shows = async (address: string, ...texts: string[]) => {
    for (const text of texts) await expect.poll(() => read(address)).toContain(text);
  };
  await shows(
    `/ar/service/${id}`,
    'مغلق مؤقتًا حتى',
    'العيد: يوميًا من 4 م إلى 11 م',
    'الهاتف: من صاحب النشاط',
  );

  await set({ merged_into: stays.id });
  await shows(path, t('owner.merged'), stays.business_name);
  await set({ merged_into: null });
  await set({ closed_on: dayFrom(-1) });
  await shows(path, t('owner.closed'));
});

interface Named {
  id: number;
  business_name: string;
}
