import { expect, type Page, test } from '@playwright/test';
import type { Suggestion } from '@/lib/domain/suggestions';
import { openWithScript } from '../support/scripts';
import { address, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';

const TYPED_TEXT = '**/api/suggestions?*';
const TYPED = {
  en: { dubai: 'dub', area: 'quoz', name: 'Al Quoz', emirate: 'fuj', wash: 'steam', kind: 'ceram' },
  ar: { dubai: 'دب', area: 'القوز', name: 'القوز', emirate: 'الفجي', wash: 'بخار', kind: 'سيرا' },
};
const KIND = { en: 'Ceramic coating', ar: 'طلاء سيراميك' };

/** The search field: that of the dialog if it is open, otherwise that of the page. */
const field = (page: Page) =>
  page.locator('dialog[open] input[name="q"], body:not(:has(dialog[open])) main input[name="q"]');
const list = (page: Page) => page.getByRole('listbox');
const options = (page: Page) => list(page).locator('[role="option"]');

/** Waits until suggestions have loaded, then replaces the text of the field. */
async function type(page: Page, text: string) {
  await field(page).click();
  await expect(field(page)).toHaveAttribute('role', 'combobox');
  await field(page).fill('');
  await field(page).pressSequentially(text);
}

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);
  const typed = TYPED[locale];

  test.describe(`suggestions (${locale})`, () => {
    test('can be navigated by keyboard while focus stays in the field', async ({ page }) => {
      await page.route(TYPED_TEXT, (route) => route.fulfill({ json: [] }));
      await openWithScript(page, address('/services', locale));
      await type(page, typed.dubai);
      await expect(list(page)).toBeVisible();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'true');
      const count = await options(page).count();
      expect(count).toBeGreaterThan(1);
      const chosen = page.locator('[role="option"][aria-selected="true"]');
      await expect(chosen).toHaveCount(0);
      for (const [key, index] of [
        ['ArrowDown', 0],
        ['ArrowUp', -1],
        ['ArrowUp', count - 1],
        ['ArrowDown', -1],
      ] as const) {
        await page.keyboard.press(key);
        await expect(chosen).toHaveCount(index < 0 ? 0 : 1);
        if (index >= 0) await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true');
        const id = index < 0 ? null : await chosen.getAttribute('id');
        expect(await field(page).getAttribute('aria-activedescendant')).toBe(id);
        await expect(field(page)).toBeFocused();
      }
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`${address('/emirates/dubai', locale)}$`));
    });

    test('open the page of an area, emirate, kind of wash or provider when clicked @full', async ({
      page,
    }) => {
      for (const [text, name, path] of [
        [typed.area, typed.name, '/areas/al-quoz'],
        [typed.emirate, t('emirates.fujairah.name'), '/emirates/fujairah'],
        [typed.wash, t('washTypes.steam-cleaning.name'), '/wash-type/steam-cleaning'],
        [typed.kind, KIND[locale], '/services?washType=ceramic-coating'],
        ['mitt', 'Mitt No. 9 Hot Vapour', '/service/1'],
      ] as const) {
        await openWithScript(page, address('/services', locale));
        await type(page, text);
        await options(page).filter({ hasText: name }).first().click();
        await expect(page).toHaveURL((url) => url.pathname + url.search === address(path, locale));
      }
    });

    test('say what a kind in a place means, with its number, and lead to that list', async ({ page }) => {
      await openWithScript(page, address('/services', locale));
      await type(page, locale === 'en' ? 'steam sharjah' : 'بخار الشارقة');
      const meaning = list(page).getByRole('group', { name: t('suggestions.search') });
      await expect(meaning.getByRole('option')).toContainText(locale === 'en' ? '13 services' : '13 خدمة');
      await page.keyboard.press('ArrowDown');
      await page.keyboard.press('Enter');
      await expect(page.getByRole('heading', { level: 1 })).toContainText(t('emirates.sharjah.name'));
      // What was searched stands before typing.
      await openWithScript(page, address('/services', locale));
      await field(page).click();
      await expect(list(page).getByRole('group', { name: t('suggestions.recent') })).toBeVisible();
    });

    test('are grouped under headings, and their number is announced @full', async ({ page }) => {
      await openWithScript(page, address('/services', locale));
      await type(page, 'mitt');
      const group = list(page).getByRole('group', { name: t('suggestions.provider') });
      await expect(group.getByRole('option').first()).toBeVisible();
      await expect(list(page)).toHaveAccessibleName(t('suggestions.list'));
      expect(await options(page).count()).toBeLessThanOrEqual(8);
      await expect(page.locator('.search-box [role="status"]')).toHaveText(/\S/);
    });

    test('close on Escape and keep the text; Enter without a selection searches @full', async ({ page }) => {
      await openWithScript(page, address('/services', locale));
      await type(page, typed.wash);
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(field(page)).toHaveAttribute('aria-expanded', 'false');
      await expect(field(page)).toHaveValue(typed.wash);
      await page.keyboard.press('ArrowDown');
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL((url) => url.searchParams.get('q') === typed.wash);
    });

    test('open from the header of every page, and choosing one closes the dialog @full', async ({ page }) => {
      await openWithScript(page, address('/about', locale));
      const searchLink = page
        .getByRole('banner')
        .getByRole('link', { name: t('filter.search'), exact: true });
      await searchLink.click();
      const dialog = page.getByRole('dialog', { name: t('filter.search') });
      await expect(dialog).toBeVisible();
      await expect(field(page)).toBeFocused();
      await type(page, typed.area);
      await expect(list(page)).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(dialog).toBeVisible();
      await page.keyboard.press('ArrowDown');
      await options(page).first().click();
      await expect(page).toHaveURL(new RegExp(`${address('/areas/al-quoz', locale)}$`));
      await expect(dialog).toBeHidden();
    });

    test('can be tapped on a phone and are not covered @full', async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 844 });
      await openWithScript(page, address('/services', locale));
      await type(page, locale === 'en' ? 'al' : 'ال');
      await expect(options(page).nth(4)).toBeVisible();
      for (const option of await options(page).all()) {
        await option.scrollIntoViewIfNeeded();
        const { height, isOnTop } = await option.evaluate((element) => {
          const { left, top, width, height } = element.getBoundingClientRect();
          const above = document.elementFromPoint(left + width / 2, top + height / 2);
          return { height, isOnTop: element.contains(above) };
        });
        expect(height).toBeGreaterThanOrEqual(44);
        expect(isOnTop).toBe(true);
      }
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
    });
  });
}

test('slow or failing name lookups do not delay other suggestions @full', async ({ page }) => {
  let answer = () => {};
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.route(TYPED_TEXT, async (route) => {
    await answered;
    await route.fulfill({ status: 503, json: [] }).catch(() => undefined);
  });
  await openWithScript(page, '/services');
  const requested = page.waitForRequest(TYPED_TEXT);
  await type(page, 'dubai');
  await expect(options(page).first()).toContainText('Dubai');
  await requested;
  await page.keyboard.press('ArrowDown');
  answer();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/emirates\/dubai$/);
});

test('suggestions are loaded once, on first use @full', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  const files = () => requests.filter((url) => url.includes('suggestions.json')).length;
  await openWithScript(page, '/services');
  expect(files()).toBe(0);
  await type(page, 'dubai');
  await page.keyboard.press('Escape');
  await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await type(page, 'steam');
  await expect(list(page)).toBeVisible();
  expect(files()).toBe(1);
});

test('a name in Latin letters finds and names a provider with an Arabic one @full', async ({ page }) => {
  await openWithScript(page, '/services');
  await type(page, 'naseem al gh');
  const option = list(page).getByRole('option', { name: 'مغسلة نسيم الغاف Maghsalat Naseem Al Ghaf' });
  await option.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('مغسلة نسيم الغاف');
  const main = page.getByRole('main');
  await expect(main.getByText('Maghsalat Naseem Al Ghaf', { exact: true })).toBeVisible();
  await page.goto('/services?q=Maghsalat+Naseem');
  await expect(
    main.getByRole('heading', { name: /^مغسلة نسيم الغاف.*Maghsalat Naseem Al Ghaf$/ }),
  ).toBeVisible();
  await page.goto('/ar/services?q=Maghsalat+Naseem');
  await expect(main.getByRole('heading', { name: /^مغسلة نسيم الغاف/ })).toBeVisible();
  await expect(main.getByRole('article').getByText('Maghsalat Naseem Al Ghaf')).toHaveCount(0);
});

test('a missing page prefills the search with the words of its URL @full', async ({ page }) => {
  const words = page.getByRole('main').getByRole('searchbox');
  await page.goto('/ar/steam-wash-dubai');
  await expect(words).toHaveValue('steam wash dubai');
  await page
    .getByRole('main')
    .getByRole('button', { name: textsOf('ar')('filter.search') })
    .click();
  await expect(page).toHaveURL('/ar/services?q=steam+wash+dubai');
  await expect(words).toHaveValue('steam wash dubai');
});

test('the endpoint says what a text means in both languages, keeps nothing, and is empty for invalid input', async ({
  request,
}) => {
  const suggestionsFor = async (q: string, locale = 'en') => {
    const response = await request.get('/api/suggestions', { params: { q, locale } });
    expect(response.headers()['cache-control']).toBe('private, no-cache');
    return (await response.json()) as Suggestion[];
  };
  for (const [locale, q, name] of [
    ['en', 'steam sha', 'Sharjah · Steam Cleaning'],
    ['ar', 'غسيل بخار الشارقة', 'الشارقة · غسيل بالبخار'],
    ['en', 'cheap', 'Lowest price'],
    ['en', 'car wash near me', 'Near me'],
    ['en', 'jvt', 'Jumeirah Village Triangle'],
  ] as const) {
    const [first] = await suggestionsFor(q, locale);
    expect.soft(first).toMatchObject({ group: 'search', name, hint: expect.stringMatching(/\d/) });
    expect.soft((await request.get(first!.href)).status()).toBe(200);
  }
  const [ajman, dubai] = await suggestionsFor('rashidiya');
  expect([ajman!.name, dubai!.name]).toEqual(['Al Rashidiya Ajman', 'Al Rashidiya Dubai']);
  const meant = { group: 'correction', name: 'zilamar' };
  expect(await suggestionsFor('zillamar')).toEqual([expect.objectContaining(meant)]);
  expect(await suggestionsFor('mitt')).toContainEqual(expect.objectContaining({ group: 'provider' }));
  for (const q of ['', '\0\0', 'x'.repeat(10_240)]) expect(await suggestionsFor(q)).toEqual([]);
  expect(await (await request.get('/api/suggestions?q=%FF%FE')).json()).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the header icon opens all services, and the field searches @full', async ({ page }) => {
    await page.goto('/about');
    await page.getByRole('banner').getByRole('link', { name: 'Search', exact: true }).click();
    await expect(page).toHaveURL(/\/services$/);
    await page.goto('/steam-wash-dubai');
    await page.getByRole('main').getByRole('searchbox').fill('steam');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]q=steam/);
  });
});
