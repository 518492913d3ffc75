import { expect, type Page, test } from '@playwright/test';
import { providers, type Row } from '../support/directory';
import { elementsIn, partsOf, textOf } from '../support/html';
import { layoutShifts, recordLayoutShifts } from '../support/layout-shifts';
import { openWithScript } from '../support/scripts';
import { address, readPage, textsOf } from '../support/site';
import { casesOfTier, TESTED_LOCALES } from '../support/tier';

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
/** Cards set the amount apart instead of with a dot. */
const onCard = (price: string) => price.replace(' · ', ' ');
const cardOf = (page: Page, row: Row) => page.locator('.card').filter({ hasText: row.business_name! });

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);
  const words = (row: Row, car: Car) => t(`provider.carPrice.${car}`, { price: String(priceOf(row, car)) });

  test(`cards, API, comparison, message and pins say the same prices, in ${locale} @full`, async ({
    page,
    request,
  }) => {
    await chooseCar(page, 'suv');
    const rows = await priced();
    const pins: unknown[][] = await (await request.get('/api/provider-pins')).json();
    await page.goto(address(`/compare?ids=${rows.map(({ id }) => id).join(',')}`, locale));
    const message = new URL((await page.locator('a[href^="https://wa.me/?text="]').getAttribute('href'))!);
    for (const [index, row] of rows.entries()) {
      const q = encodeURIComponent(`#${row.id}`);
      const json = await (await request.get(`/api/providers.json?q=${q}`)).json();
      const [small, suv, large] = CARS.map((car) => priceOf(row, car));
      expect(json.providers[0].prices).toEqual({ small, suv, large });
      expect(pins.find(([id]) => id === row.id)!.at(-1)).toEqual([small, suv, large]);
      for (const car of CARS) expect(message.searchParams.get('text')).toContain(words(row, car));
      const price = page.locator('[data-fact="price"] td').nth(index);
      await expect(price.getByText(words(row, 'suv'))).toBeVisible();
      await expect(price.getByText(words(row, 'small'))).toBeHidden();
    }
    for (const row of rows) {
      await page.goto(address(`/services?q=${encodeURIComponent(`#${row.id}`)}`, locale));
      await expect(cardOf(page, row).getByText(onCard(words(row, 'suv')))).toBeVisible();
      await expect(cardOf(page, row).getByText(onCard(words(row, 'small')))).toBeHidden();
      await page.goto(address(`/service/${row.id}`, locale));
      await expect(
        page.locator('[aria-labelledby="contact"] > div [data-for]').filter({ visible: true }),
      ).toContainText(String(priceOf(row, 'suv')));
    }
  });

  test(`an SUV in Sharjah under 60 with a rating over 4 is typed, or chosen in four steps, in ${locale}`, async ({
    page,
  }) => {
    const fitting = (await providers()).filter(
      ({ emirates, price_suv: suv, rating }) =>
        emirates.includes('sharjah') && suv !== null && Number(suv) <= 60 && rating! >= 4,
    );
    expect(fitting).not.toEqual([]);
    const typed = { en: 'suv sharjah under 60 rating over 4', ar: 'دفع رباعي الشارقة تحت 60 تقييم فوق 4' }[
      locale
    ];
    await page.goto(address(`/services?q=${encodeURIComponent(typed)}`, locale));
    await expect(page.locator('.card')).toHaveCount(fitting.length);
    // The words have chosen the car.
    await expect(page.locator('html')).toHaveAttribute('data-car', 'suv');

    await page.goto(address('/services', locale));
    const form = page.getByRole('search').filter({ has: page.locator('[name=emirate]') });
    const url = (query: string) => new RegExp(`services\\?${query}$`);
    await expect(form.locator('[name=car]')).toHaveValue('suv');
    await form.locator('[name=emirate]').selectOption('sharjah');
    await expect(page).toHaveURL(url('emirate=sharjah'));
    await form.locator('[name=rating]').selectOption('4');
    await expect(page).toHaveURL(url('emirate=sharjah&rating=4'));
    await form.locator('[name=amount]').fill('60');
    await form.locator('[name=amount]').press('Enter');
    await expect(page).toHaveURL(url('emirate=sharjah&rating=4&max=60&car=suv'));
    await expect(page.locator('.card')).toHaveCount(fitting.length);
  });
}

test('the chosen car holds for a limit in words, and is no filter of a search without a price @full', async ({
  page,
}) => {
  await chooseCar(page, 'suv');
  await page.goto('/services');
  const form = page.getByRole('search').filter({ has: page.locator('[name=emirate]') });
  const search = async (words: string) => {
    await form.locator('[name=q]').fill(words);
    await form.locator('[name=q]').press('Enter');
  };
  const chip = page.getByRole('link', { name: 'Remove filter: SUV' });
  await search('sharjah under sixty dirhams');
  await expect(page).toHaveURL(/car=suv/);
  const fitting = (await providers()).filter(
    ({ emirates, price_suv: suv }) => emirates.includes('sharjah') && suv !== null && Number(suv) <= 60,
  );
  await expect(page.locator('main')).toContainText(`Showing ${fitting.length} of`);
  await expect(chip).toBeVisible();
  await search('al barsha 1');
  await expect(page).toHaveURL(/q=al\+barsha\+1/);
  await expect(page.getByRole('link', { name: 'Remove filter: Al Barsha' })).toBeVisible();
  await expect(chip).toHaveCount(0);
});

test('a chosen car is shown at once and on the next page, and moves nothing', async ({ page }) => {
  const [row] = await priced();
  const t = textsOf('en');
  await recordLayoutShifts(page);
  await page.goto(`/service/${row!.id}`);
  const price = page.locator('[aria-labelledby="contact"] > div [data-for]').filter({ visible: true });
  await expect(price).toHaveText(`AED ${priceOf(row!, 'small')} small car`);
  await expect(page.getByLabel('Any car')).toBeChecked();
  const places = () =>
    page
      .getByRole('heading')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().top + window.scrollY)));
  const before = await places();
  await page.locator('fieldset:has([name="car"])').getByText(t('car.short.large'), { exact: true }).click();
  await expect(price).toHaveText(`AED ${priceOf(row!, 'large')} large car`);
  expect(await places()).toEqual(before);
  await page.goto('/services?emirate=sharjah');
  await expect(page.locator('html')).toHaveAttribute('data-car', 'large');
  expect(await layoutShifts(page)).toEqual([]);
});

for (const [view, shown] of casesOfTier([
  ['', '.card .price'],
  ['&view=map', '.map-pin'],
] as const)) {
  test(`a list limited by price without a car shows the prices that it compared (${view || 'grid'}) @full`, async ({
    page,
  }) => {
    await chooseCar(page, 'large');
    await page.goto(`/services?emirate=sharjah&max=50${view}`);
    await expect(page.locator(shown).first()).toBeVisible();
    const starting = (await page.locator(shown).allInnerTexts())
      .filter(Boolean)
      .map((price) => Number(/\d+/.exec(price)![0]));
    expect(Math.max(...starting)).toBeLessThanOrEqual(50);
    // It says so in the choice of the car, which makes it a list for that car.
    if (view) return;
    const car = page.locator('form [name=car]');
    await expect(car).toHaveValue('');
    await car.selectOption('large');
    await expect(page).toHaveURL(/max=50&car=large$/);
    await expect(page.locator('.card .price').first()).toContainText('large car');
    await car.selectOption('');
    await expect(page).toHaveURL(/max=50$/);
    await expect(car).toHaveValue('');
  });
}

test('on a phone held sideways, the car can be chosen in the first screen @full', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const [row] = await priced();
  await page.goto(`/service/${row!.id}`);
  const choice = page.locator('fieldset:has([name="car"])');
  await expect(choice).toBeInViewport({ ratio: 1 });
  await choice.getByText('SUV', { exact: true }).click();
  await expect(
    page.locator('[aria-labelledby="contact"] > div [data-for]').filter({ visible: true }),
  ).toHaveText(`AED ${priceOf(row!, 'suv')} SUV`);
});

test('the car can be chosen on the list of a place or a wash type', async () => {
  for (const path of ['/district/dubai-marina', '/areas/al-nahda-sharjah', '/wash-type/waterless-wash']) {
    const [bar = ''] = partsOf(await readPage(path), 'aria-label', textsOf('en')('filter.quick'));
    expect.soft(bar, path).toContain(textsOf('en')('car.label'));
  }
});

test('a car chosen above a list is kept, and moves nothing @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await recordLayoutShifts(page);
  await openWithScript(page, '/emirates/sharjah');
  const main = page.getByRole('main');
  const choice = main.getByLabel(textsOf('en')('car.label'));
  await expect(choice).toHaveValue('');
  const prices = (car: string) => main.locator('.card .price').getByText(car).filter({ visible: true });
  await expect(prices('small car').first()).toBeVisible();
  // Of the cards in the first screen.
  const places = () =>
    main.locator('.card').evaluateAll((cards) =>
      cards.slice(0, 3).map((card) => {
        const { top, height } = card.getBoundingClientRect();
        return [Math.round(top + window.scrollY), Math.round(height)];
      }),
    );
  const before = await places();
  await choice.selectOption('suv');
  await expect(prices('SUV').first()).toBeVisible();
  await expect(prices('small car')).toHaveCount(0);
  expect(await places()).toEqual(before);
  await page.reload();
  await expect(choice).toHaveValue('suv');
  expect(await layoutShifts(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('cards name the price of a small car', async ({ page }) => {
    const [row] = await priced();
    await page.goto(`/services?q=${encodeURIComponent(`#${row!.id}`)}`);
    await expect(cardOf(page, row!).getByText(`AED ${priceOf(row!, 'small')} small car`)).toBeVisible();
    await expect(cardOf(page, row!).getByText(`AED ${priceOf(row!, 'suv')} SUV`)).toBeHidden();
  });
});

test('the menu is a table by size, and a typed price says that its size is unknown', async () => {
  const [row] = await priced();
  const lines = elementsIn(await readPage(`/service/${row!.id}`), 'tr').map(({ text }) => text);
  const wash = lines.find((line) => line.includes('Exterior wash'));
  for (const car of CARS) expect(wash).toContain(`AED ${priceOf(row!, car)}`);
  const bare = (await providers()).find((one) => one.price_to !== null && one.id % 4 === 0)!;
  const text = textOf(await readPage(`/service/${bare.id}`));
  expect(text).toContain(textsOf('en')('provider.sizeNotStated'));
});
