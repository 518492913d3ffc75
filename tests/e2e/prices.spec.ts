import { expect, type Locator, type Page, test } from '@playwright/test';
import { providers, type Row } from '../support/directory';
import { elementsIn, partsOf, textOf } from '../support/html';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { openWithScript } from '../support/scripts';
import { readPage, textsOf } from '../support/site';

const CARS = ['small', 'suv', 'large'] as const;
type Car = (typeof CARS)[number];
/** The embedded backend sends numerics that end in zero as text. */
const priceOf = (row: Row, car: Car) => Number(row[`price_${car}`]);

/** Providers in Sharjah whose prices differ by size. */
async function priced(): Promise<Row[]> {
  const rows = (await providers()).filter(
    ({ emirates, price_small: small, price_suv: suv, price_large: large }) =>
      emirates.includes('sharjah') &&
      small !== null &&
      suv !== null &&
      Number(suv) > Number(small) &&
      large !== null &&
      Number(large) > Number(suv),
  );
  // As a comparison sorts them.
  return rows.slice(0, 3).sort((one, other) => one.id - other.id);
}

async function chooseCar(page: Page, car: Car) {
  await page.addInitScript((value) => localStorage.setItem('lamaa-car-1', value), car);
}
/** The price on the page of a provider. */
const shownPrice = (page: Page) =>
  page.locator('[aria-labelledby="contact"] > div [data-for]').filter({ visible: true });

test('cards, API, comparison, message and pins say the same prices @full', async ({ page, request }) => {
  const t = textsOf('ar');
  const words = (row: Row, car: Car) => t(`provider.carPrice.${car}`, { price: String(priceOf(row, car)) });
  /** Where an amount stands apart, there is no dot. */
  const shown = (row: Row, car: Car) => words(row, car).replace(' · ', ' ');
  await chooseCar(page, 'suv');
  const rows = await priced();
  const pins: unknown[][] = await (await request.get('/api/provider-pins')).json();
  await page.goto(`/ar/compare?ids=${rows.map(({ id }) => id).join(',')}`);
  const message = new URL((await page.locator('a[href^="https://wa.me/?text="]').getAttribute('href'))!);
  for (const [index, row] of rows.entries()) {
    const q = encodeURIComponent(`#${row.id}`);
    const json = await (await request.get(`/api/providers.json?q=${q}`)).json();
    const [small, suv, large] = CARS.map((car) => priceOf(row, car));
    expect(json.providers[0].prices).toEqual({ small, suv, large });
    expect(pins.find(([id]) => id === row.id)!.at(-1)).toEqual([small, suv, large]);
    for (const car of CARS) expect(message.searchParams.get('text')).toContain(words(row, car));
    const price = page.locator('[data-fact="washPrice"] td').nth(index);
    await expect(price).toContainText(shown(row, 'suv'));
    await expect(price).not.toContainText(shown(row, 'small'));
  }
  for (const row of rows) {
    await page.goto(`/ar/services?q=${encodeURIComponent(`#${row.id}`)}`);
    const card = page.locator('.card').filter({ hasText: row.business_name! });
    await expect(card.getByText(shown(row, 'suv'))).toBeVisible();
    await expect(card.getByText(shown(row, 'small'))).toBeHidden();
    await page.goto(`/ar/service/${row.id}`);
    await expect(shownPrice(page)).toContainText(String(priceOf(row, 'suv')));
  }
});

test('a chosen car is shown at once, on the next page and after a reload, and moves nothing @full', async ({
  page,
}) => {
  const [row] = await priced();
  const t = textsOf('en');
  const main = page.getByRole('main');
  await recordLayoutShifts(page);
  // On a phone held sideways the choice is in the first screen.
  await page.setViewportSize({ width: 844, height: 390 });
  await openWithScript(page, `/service/${row!.id}`);
  const price = shownPrice(page);
  await expect(price).toHaveText(`From AED ${priceOf(row!, 'small')}`);
  await expect(page.getByLabel('Any car')).toBeChecked();
  const placesOf = (parts: Locator, count: number) =>
    parts.evaluateAll(
      (all, first) =>
        all.slice(0, first).map((one) => {
          const { top, height } = one.getBoundingClientRect();
          return [Math.round(top + window.scrollY), Math.round(height)];
        }),
      count,
    );
  const headings = await placesOf(page.getByRole('heading'), 99);
  const choice = page.locator('fieldset:has([name="car"])');
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.getByText(t('car.short.large'), { exact: true }).click();
  await expect(price).toHaveText(`AED ${priceOf(row!, 'large')} large car`);
  expect(await placesOf(page.getByRole('heading'), 99)).toEqual(headings);

  await page.setViewportSize({ width: 390, height: 844 });
  await openWithScript(page, '/emirates/sharjah');
  const car = main.getByLabel(t('car.label'));
  await expect(car).toHaveValue('large');
  const prices = (name: string) => main.locator('.card .price').getByText(name).filter({ visible: true });
  await expect(prices('large car').first()).toBeVisible();
  // Of the cards in the first screen.
  const cards = await placesOf(main.locator('.card'), 3);
  await car.selectOption('suv');
  await expect(prices('SUV').first()).toBeVisible();
  await expect(prices('large car')).toHaveCount(0);
  expect(await placesOf(main.locator('.card'), 3)).toEqual(cards);
  await page.reload();
  await expect(car).toHaveValue('suv');
  expect(await layoutShifts(page)).toEqual([]);
  // Words choose a car as well.
  await page.goto('/services?q=sedan under 60');
  await expect(page.locator('html')).toHaveAttribute('data-car', 'small');
});

test('the chosen car holds for a limit in words, and is no filter of a search without a price @full', async () => {
  const fitting = (await providers()).filter(
    ({ emirates, compared_suv: suv }) => emirates.includes('sharjah') && suv !== null && suv <= 60,
  );
  const limited = await readPage('/services?car=suv&q=sharjah+under+sixty+dirhams');
  expect(textOf(limited)).toContain(`Showing ${fitting.length} of`);
  expect(limited).toContain('Remove filter: SUV');
  const placed = await readPage('/services?car=suv&q=al+barsha+1');
  expect(placed).toContain('Remove filter: Al Barsha');
  expect(placed).not.toContain('Remove filter: SUV');
});

test('the car can be chosen on the list of a place or a wash type @full', async () => {
  for (const path of ['/district/dubai-marina', '/areas/al-nahda-sharjah', '/wash-type/waterless-wash']) {
    const [bar = ''] = partsOf(await readPage(path), 'aria-label', textsOf('en')('filter.quick'));
    expect.soft(bar, path).toContain(textsOf('en')('car.label'));
  }
});

test('the menu is a table by size, and a typed price says that its size is unknown', async () => {
  const [row] = await priced();
  const lines = elementsIn(await readPage(`/service/${row!.id}`), 'tr').map(({ text }) => text);
  const wash = lines.find((line) => line.includes('Exterior wash'));
  for (const car of CARS) expect(wash).toContain(`AED ${priceOf(row!, car)}`);
  // Of any car, on phones.
  expect(wash).toContain(`AED ${priceOf(row!, 'small')}–${priceOf(row!, 'large')}`);
  const bare = (await providers()).find((one) => one.price_to !== null && one.id % 4 === 0)!;
  const text = textOf(await readPage(`/service/${bare.id}`));
  expect(text).toContain(textsOf('en')('provider.sizeNotStated.any'));
});
