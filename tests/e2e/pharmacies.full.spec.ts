import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { elementsIn, textOf } from '../support/html';
import { test } from '../support/warm-page';

interface Row {
  pharmacy_name: string;
  county: string;
  city: string;
  weekday_after_19: boolean;
  saturday_after_19: boolean;
  sunday_after_19: boolean;
  public_holiday_after_19: boolean;
}

const ROWS = JSON.parse(readFileSync(join(__dirname, '../../public/ooh/index.json'), 'utf8')) as Row[];
const NOTE = 'Showing first 200 results. Refine your filters to see fewer results.';

test('the first 200 of at least 400 pharmacies are shown, and filters combine', async ({ page }) => {
  expect(ROWS.length).toBeGreaterThanOrEqual(400);
  const choose = (name: string, option: string) => page.getByRole('combobox', { name }).selectOption(option);
  await page.goto('/out-of-hours');
  await expect(rows(page)).toHaveCount(200);
  await expect(page.getByText(NOTE)).toBeVisible();
  for (const [filter, isOpen] of [
    ['Weekday', (row: Row) => row.weekday_after_19],
    ['Weekend', (row: Row) => row.saturday_after_19 || row.sunday_after_19],
    ['Public holiday', (row: Row) => row.public_holiday_after_19],
    ['All', () => true],
  ] as const) {
    await choose('Open after 19:00', filter);
    await expectCount(page, ROWS.filter(isOpen).length);
  }
  await choose('County', 'Greater Manchester');
  await expectCount(page, ROWS.filter(({ county }) => county === 'Greater Manchester').length);
  await choose('City', 'Bolton');
  const inBolton = ROWS.filter(({ city }) => city === 'Bolton');
  await expectCount(page, inBolton.length);
  const name = inBolton[0]!.pharmacy_name;
  await page.getByRole('searchbox', { name: 'Search' }).fill(name.toUpperCase());
  await expectCount(page, inBolton.filter((row) => row.pharmacy_name === name).length);
  await expect(page.getByText(NOTE)).toHaveCount(0);
});

test('a failed or malformed response is reported and can be retried', async ({ page }) => {
  for (const answer of [
    { status: 503, body: '' },
    { status: 200, body: '[{"pharmacy_name":5}]' },
  ]) {
    await page.route('**/ooh/index.json', (route) => route.fulfill(answer));
    await page.goto('/out-of-hours');
    const alert = page.getByRole('main').getByRole('alert');
    await expect(alert, answer.body).toHaveText('Failed to load dataTry again');
    await page.unroute('**/ooh/index.json');
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(rows(page)).toHaveCount(200);
  }
});

test('without JavaScript the list says that it needs it, and its files can be opened', async ({
  request,
}) => {
  const html = await (await request.get('/out-of-hours')).text();
  expect(textOf(html)).toContain('This list needs JavaScript.');
  const files = elementsIn(html, 'a').filter(({ text }) => text.endsWith('(file)'));
  expect(files).toHaveLength(3);
  for (const { href } of files) expect(await (await request.get(href!)).json()).not.toEqual([]);
});

function rows(page: Page) {
  return page.getByRole('main').locator('tbody tr');
}

async function expectCount(page: Page, count: number) {
  await expect(page.getByRole('main')).toContainText(`Pharmacies: ${count}`);
  await expect(rows(page)).toHaveCount(Math.min(count, 200));
}
