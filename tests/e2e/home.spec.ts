import { expect } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { elementsIn, idsIn, partsOf, textOf } from '../support/html';
import { openWithScript, waitForHydration } from '../support/scripts';
import { address, LOCALES, readPage as read, textsOf } from '../support/site';
import { test } from '../support/warm-page';

const HERO_BUTTON = 'Find Car Wash Services in UAE';

test('Quick Search preselects nothing, and works without script', async () => {
  const html = await read('/');
  for (const name of ['emirate', 'washType', 'rating', 'serviceType']) {
    const options = elementsIn(partsOf(html, 'name', name)[0]!, 'option');
    expect(options.filter(({ selected, value }) => selected !== undefined && value)).toEqual([]);
    // Before them, the prompt and that everything is wanted; tests/site/specification.test.ts has their texts.
    for (const { value } of options.slice(2))
      expect
        .soft(textOf(await read(`/services?${name}=${value}`)), value)
        .toMatch(/Showing (?!0 )(\d+) of (?!\1 )/);
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
  const field = page.getByRole('main').locator('[name=q]');
  await field.fill('steam');
  await field.press('Enter');
  await expect(page).toHaveURL(/\/services\?q=steam/);
});

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
    for (const [button, id] of [
      ['home.exploreServices', 'featured-services'],
      ['home.viewMap', 'map-preview'],
    ] as const)
      expect(links.find(({ text }) => text === t(button))?.href).toBe(`#${id}`);
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

test('questions open independently, by pointer and by keyboard @full', async ({ page }) => {
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

test('the page is at most eight screens of a phone long @full', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/', '/ar']) {
    await openWithScript(page, path);
    // Until it is visible, the map has the height of its frame.
    await page.locator('#map-preview').evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
    await expect(page.locator('.map')).toBeVisible();
    const screens = await page.evaluate(() => document.documentElement.scrollHeight / innerHeight);
    expect(screens, path).toBeLessThanOrEqual(8);
  }
});
