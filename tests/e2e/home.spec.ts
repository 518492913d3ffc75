import { expect, type Page, test as withOwnPage } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { idsIn } from '../support/html';
import { openWithScript, waitForHydration } from '../support/scripts';
import { address, EMIRATES, textsOf } from '../support/site';
import { casesOfTier, TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

const HERO_BUTTON = 'Find Car Wash Services in UAE';

/** Label, parameter and options of each Quick Search select; tests/domain and tests/data have their meaning. */
const OPTIONS: [label: string, parameter: string, options: Record<string, string>][] = [
  ['Emirate', 'emirate', Object.fromEntries(Object.entries(EMIRATES).map(([slug, name]) => [name, slug]))],
  [
    ...(['Wash type', 'washType'] as const),
    {
      'Steam Cleaning': 'steam-cleaning',
      Waterless: 'waterless-wash',
      Mobile: 'mobile-car-wash',
      'Eco-Friendly': 'eco-friendly',
      'Hand Wash': 'hand-wash',
      Automatic: 'automatic',
      'Self-Service': 'self-service',
    },
  ],
  ['Rating', 'rating', { '4.5+ Stars': '4.5', '4.0+ Stars': '4', '3.5+ Stars': '3.5' }],
  ['Service', 'serviceType', { 'Mobile Service': 'mobile', 'Onsite Only': 'onsite' }],
];

const choice = (page: Page, label: string) => page.getByRole('combobox', { name: label, exact: true });

for (const [label, parameter, options] of casesOfTier(OPTIONS)) {
  test(`Quick Search offers every ${label}, preselects none and leads to the filtered list`, async ({
    page,
  }) => {
    await page.goto('/');
    expect(await choice(page, label).inputValue()).toBe('');
    const shown = await choice(page, label)
      .locator('option:not([hidden])')
      .evaluateAll((all) => all.map(({ textContent }) => textContent));
    expect(shown.slice(1)).toEqual(Object.keys(options));
    const [text, value] = Object.entries(options).at(-1)!;
    await choice(page, label).selectOption(text);
    await page.getByRole('button', { name: HERO_BUTTON }).click();
    await expect(page).toHaveURL(`/services?${parameter}=${value}`);
    const list = await page.request.get(`/services?${parameter}=${value}`);
    const expected = idsIn(await list.text());
    await expect.poll(async () => idsIn(await page.getByRole('main').innerHTML())).toEqual(expected);
  });
}

for (const javaScriptEnabled of casesOfTier([true, false])) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('Quick Search without a selection, or with a cleared one, lists all services', async ({ page }) => {
      await page.goto('/');
      await page.getByRole('button', { name: HERO_BUTTON }).click();
      await expect(page).toHaveURL(/\/services\??$/);
      await page.goto('/');
      for (const value of ['dubai', 'all-emirates']) await choice(page, 'Emirate').selectOption(value);
      await page.getByRole('button', { name: HERO_BUTTON }).click();
      await expect(page.getByRole('main')).toContainText(`of ${(await providers()).length} services`);
    });
  });
}

test('Explore Services and View Map scroll to their sections @full', async ({ page }) => {
  for (const [button, id] of [
    ['Explore Services', 'featured-services'],
    ['View Map', 'map-preview'],
  ] as const) {
    await page.goto('/');
    await page.getByRole('link', { name: button, exact: true }).click();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  }
});

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`the first panel begins with a search field and three wishes (${locale})`, async ({ page }) => {
    await page.goto(address('/', locale));
    const panel = page.getByRole('region', { name: t('filter.quickSearch') });
    for (const [wish, query] of [
      ['filter.openNow', 'open=now'],
      ['nearMe.mobile', 'serviceType=mobile'],
      ['home.cheapest', 'sort=price'],
    ] as const)
      await expect(panel.getByRole('link', { name: t(wish), exact: true })).toHaveAttribute(
        'href',
        address(`/services?${query}`, locale),
      );
    await panel
      .getByRole('searchbox')
      .or(panel.getByRole('combobox', { name: t('filter.search') }))
      .first()
      .fill('steam');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/services\?q=steam/);
  });

  withOwnPage(`the cheapest first asks where the car is (${locale})`, async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 25.139, longitude: 55.232 });
    await page.goto(address('/', locale));
    await page.getByRole('link', { name: t('home.cheapest'), exact: true }).click();
    const where = page.getByRole('region', { name: t('nearMe.where') });
    await expect(where.getByRole('link', { name: t('emirates.sharjah.name') })).toHaveAttribute(
      'href',
      address('/services?emirate=sharjah&sort=price', locale),
    );
    await where.getByRole('button', { name: t('nearMe.button') }).click();
    await expect(page).toHaveURL(/\?serviceType=drive&radius=10&near=25\.139,55\.232&sort=price$/);
    await expect(where).toHaveCount(0);
  });
}

for (const locale of TESTED_LOCALES) {
  test(`all published questions are in order, with their answers in the HTML (${locale})`, async ({
    request,
  }) => {
    const columns = locale === 'en' ? 'question,answer' : 'question:question_ar,answer:answer_ar';
    const faqs = await readRows<{ question: string; answer: string }>(
      `faqs?select=${columns}&is_published=is.true&order=sort_order`,
    );
    const html = await (await request.get(address('/', locale))).text();
    const places = faqs.map(({ question }) => html.indexOf(escaped(question)));
    expect(faqs.length).toBeGreaterThan(10);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(faqs.filter(({ answer }) => !html.includes(escaped(answer)))).toEqual([]);
  });
}

test('questions open independently, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await waitForHydration(page, '#faq button');
  const questions = page.locator('#faq').getByRole('button');
  const answers = page.locator('#faq .faq p:visible');
  await questions.nth(0).click();
  await questions.nth(2).click();
  await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(2);
  await questions.nth(2).press('ArrowDown');
  await expect(questions.nth(3)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(answers).toHaveCount(3);
  await questions.nth(0).click();
  await expect(answers).toHaveCount(2);
});

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}

for (const path of casesOfTier(['/', '/ar']))
  test(`${path} is at most eight screens of a phone long`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithScript(page, path);
    // Until it is visible, the map has the height of its frame.
    await page.locator('#map-preview').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.map')).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(8);
  });
