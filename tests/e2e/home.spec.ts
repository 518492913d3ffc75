import { expect, test as withOwnPage } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { elementsIn, idsIn, partsOf } from '../support/html';
import { openWithScript, waitForHydration } from '../support/scripts';
import { address, EMIRATE_SLUGS, LOCALES, readPage as read, textsOf } from '../support/site';
import { casesOfTier, TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

const HERO_BUTTON = 'Find Car Wash Services in UAE';

/** The values of the options of each Quick Search select; specification.spec.ts has their texts. */
const OPTIONS = {
  emirate: EMIRATE_SLUGS,
  // prettier-ignore
  washType: ['steam-cleaning', 'waterless-wash', 'mobile-car-wash', 'eco-friendly', 'hand-wash', 'automatic', 'self-service'],
  rating: ['4.5', '4', '3.5'],
  serviceType: ['mobile', 'onsite'],
};

test('Quick Search preselects nothing, and sends what lists understand', async () => {
  const html = await read('/');
  for (const [name, values] of Object.entries(OPTIONS)) {
    const options = elementsIn(partsOf(html, 'name', name)[0]!, 'option');
    // Before them, the prompt and that everything is wanted.
    expect(options.slice(2).map(({ value }) => value)).toEqual(values);
    expect(options.filter(({ selected, value }) => selected !== undefined && value)).toEqual([]);
  }
  // As a browser without script sends it.
  const list = await read('/services?emirate=dubai&washType=&rating=4&serviceType=');
  expect(idsIn(list)).toEqual(idsIn(await read('/services?emirate=dubai&rating=4')));
});

test('Quick Search leads to the filtered list, and without a selection, or a cleared one, to all', async ({
  page,
}) => {
  const emirate = page.getByRole('combobox', { name: 'Emirate', exact: true });
  const search = page.getByRole('button', { name: HERO_BUTTON });
  await page.goto('/');
  await emirate.selectOption('Umm Al Quwain');
  await search.click();
  await expect(page).toHaveURL('/services?emirate=umm-al-quwain');
  const expected = idsIn(await read('/services?emirate=umm-al-quwain'));
  await expect.poll(async () => idsIn(await page.getByRole('main').innerHTML())).toEqual(expected);
  await page.goto('/');
  for (const value of ['dubai', 'all-emirates']) await emirate.selectOption(value);
  await search.click();
  await expect(page).toHaveURL(/\/services\??$/);
  await expect(page.getByRole('main')).toContainText(`of ${(await providers()).length} services`);
  await page.goto('/');
  const field = page.getByRole('region', { name: 'Quick Search' }).locator('[name=q]');
  await field.fill('steam');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/services\?q=steam/);
});

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

test('the first panel has three wishes, and all published questions are in order with their answers', async () => {
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    const html = await read(address('/', locale));
    const links = elementsIn(html, 'a');
    for (const [wish, query] of [
      ['filter.openNow', 'open=now'],
      ['nearMe.mobile', 'serviceType=mobile'],
      ['home.cheapest', 'sort=price'],
    ] as const)
      expect(links.filter(({ text }) => text === t(wish)).map(({ href }) => href)).toContain(
        address(`/services?${query}`, locale),
      );
    const columns = locale === 'en' ? 'question,answer' : 'question:question_ar,answer:answer_ar';
    const faqs = await readRows<{ question: string; answer: string }>(
      `faqs?select=${columns}&is_published=is.true&order=sort_order`,
    );
    const places = faqs.map(({ question }) => html.indexOf(escaped(question)));
    expect(faqs.length).toBeGreaterThan(10);
    expect(Math.min(...places)).toBeGreaterThan(0);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(faqs.filter(({ answer }) => !html.includes(escaped(answer)))).toEqual([]);
  }
});

test('questions open independently, by pointer and by keyboard', async ({ page }) => {
  await page.goto('/');
  await page.locator('#faq').scrollIntoViewIfNeeded();
  await waitForHydration(page, '#faq button');
  const questions = page.locator('#faq').getByRole('button');
  const answers = page.locator('#faq').getByRole('region');
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
  test(`${path} is at most eight screens of a phone long @full`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await openWithScript(page, path);
    // Until it is visible, the map has the height of its frame.
    await page.locator('#map-preview').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.map')).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens).toBeLessThanOrEqual(8);
  });
