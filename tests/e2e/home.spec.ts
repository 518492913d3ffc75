import { expect, type Page } from '@playwright/test';
import { providers, readRows } from '../support/directory';
import { idsIn } from '../support/html';
import { isWanted } from '../support/matching';
import { inOrder } from '../support/orders';
import { waitForHydration } from '../support/scripts';
import { address, EMIRATE_SLUGS, EMIRATES, TESTED_LOCALES, textsOf } from '../support/site';
import { test } from '../support/warm-page';

const HERO_BUTTON = 'Find Car Wash Services in UAE';

/**
 * Label, parameter and options of each Quick Search select, with its "no filter" option first (product rule
 * 4.3).
 */
const OPTIONS: [label: string, parameter: string, options: Record<string, string>][] = [
  ['Emirate', 'emirate', Object.fromEntries(Object.entries(EMIRATES).map(([slug, name]) => [name, slug]))],
  [
    'Wash type',
    'washType',
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

test.describe('Quick Search', () => {
  for (const [label, parameter, options] of OPTIONS) {
    const tier = label === 'Service' ? '' : ' @full';
    test(`every option of ${label} leads to the filtered list${tier}`, async ({ page }) => {
      for (const [text, value] of Object.entries(options)) {
        await page.goto('/');
        await page.getByRole('combobox', { name: label, exact: true }).selectOption(text);
        await page.getByRole('button', { name: HERO_BUTTON }).click();
        await page.waitForURL(`/services?${parameter}=${value}`);
        const wanted = { [parameter]: parameter === 'rating' ? Number(value) : value };
        const found = inOrder(
          (await providers()).filter((row) => isWanted(row, wanted)),
          'rating',
        );
        await expect(page.getByRole('heading', { level: 1 })).toHaveText('Car Wash Services in the UAE');
        await expect
          .poll(async () => idsIn(await page.getByRole('main').innerHTML()), { message: text })
          .toEqual(found.slice(0, 24));
      }
    });

    test(`${label} offers its options and starts empty @full`, async ({ page }) => {
      await page.goto('/');
      const select = page.getByRole('combobox', { name: label, exact: true });
      expect(await select.inputValue()).toBe('');
      const shown = await select
        .locator('option:not([hidden])')
        .evaluateAll((all) => all.map((option) => option.textContent));
      expect(shown.slice(1)).toEqual(Object.keys(options));
    });
  }

  test('combined choices produce parameters in canonical order @full', async ({ page }) => {
    await page.goto('/');
    await page.getByRole('combobox', { name: 'Service', exact: true }).selectOption('Onsite Only');
    await page.getByRole('combobox', { name: 'Emirate', exact: true }).selectOption('Sharjah');
    await page.getByRole('button', { name: HERO_BUTTON }).click();
    await expect(page).toHaveURL('/services?emirate=sharjah&serviceType=onsite');
  });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
      test.use({ javaScriptEnabled });

      test('empty selects are left out of the URL', async ({ page }) => {
        await page.goto('/');
        await page.getByRole('button', { name: HERO_BUTTON }).click();
        await expect(page).toHaveURL(/\/services\??$/);
      });

      test('a choice can be reset @full', async ({ page }) => {
        await page.goto('/');
        const emirate = page.getByRole('combobox', { name: 'Emirate', exact: true });
        await emirate.selectOption('dubai');
        await emirate.selectOption('all-emirates');
        await page.getByRole('button', { name: HERO_BUTTON }).click();
        await expect(page.getByRole('main')).toContainText(`of ${(await providers()).length} services`);
      });
    });
  }
});

for (const [button, id] of [
  ['Explore Services', 'featured-services'],
  ['View Map', 'map-preview'],
] as const) {
  test(`${button} scrolls smoothly to its section`, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: button, exact: true }).click();
    await expect(page.locator(`#${id} h2`)).toBeInViewport();
  });
}

test('featured services are verified and top-rated, and eco-friendly ones do not repeat them', async ({
  page,
}) => {
  await page.goto('/');
  const verified = (await providers()).filter((row) => row.verified_status === 'verified');
  const featured = idsIn(await page.locator('#featured-services').innerHTML());
  expect(featured).toEqual(inOrder(verified, 'rating').slice(0, 6));
  const eco = inOrder(
    (await providers()).filter((row) => isWanted(row, { washType: 'eco-friendly' })),
    'rating',
  ).filter((id) => !featured.includes(id));
  expect(idsIn(await section(page, 'Easy on water').innerHTML())).toEqual(eco.slice(0, 3));
});

test('the six categories link to their lists', async ({ page }) => {
  await page.goto('/');
  const tiles = section(page, 'What does your car need?').getByRole('listitem').getByRole('link');
  await expect(tiles).toHaveCount(6);
  expect(await tiles.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    '/wash-type/mobile-car-wash',
    '/wash-type/eco-friendly',
    '/wash-type/steam-cleaning',
    '/wash-type/247-services',
    '/wash-type/waterless-wash',
    '/services?q=package',
  ]);
});

test('top-rated providers show localised prices', async ({ page }) => {
  await page.goto('/ar');
  const best = section(page, textsOf('ar')('providers.title')).getByRole('listitem');
  await expect(best).toHaveCount(EMIRATE_SLUGS.length);
  for (const provider of await best.all()) await expect(provider).toContainText(/درهم|السعر/);
});

test('top-rated providers of each emirate have a call link', async ({ page }) => {
  await page.goto('/');
  const calls = section(page, 'Top-rated providers').getByRole('link', { name: /^Call Now/ });
  await expect(calls).toHaveCount(EMIRATE_SLUGS.length);
  const rows = await providers();
  for (const call of await calls.all()) {
    const digits = (await call.getAttribute('href'))!.replace('tel:', '');
    const dialled = (typed: string | null) => typed?.replace(/\D/g, '').replace(/^0/, '971');
    expect(rows.some(({ phone }) => dialled(phone) === dialled(digits))).toBe(true);
  }
});

for (const locale of TESTED_LOCALES) {
  test(`six testimonials in ${locale}, each with initial, name, title, location and stars`, async ({
    page,
  }) => {
    const t = textsOf(locale);
    await page.goto(address('/', locale));
    const stats = page.getByRole('figure');
    await expect(stats).toHaveCount(6);
    for (const [index, key] of ['mariam', 'daniel', 'omar', 'priya', 'yousef', 'elena'].entries()) {
      const figure = stats.nth(index);
      for (const part of ['quote', 'name', 'title', 'location'])
        await expect(figure).toContainText(t(`testimonials.${key}.${part}`));
      await expect(figure.getByRole('img', { name: t('testimonials.stars') })).toBeVisible();
      await expect(figure.locator('.initial')).toHaveText(t(`testimonials.${key}.name`).slice(0, 1));
    }
  });
}

test.describe('FAQ', () => {
  for (const [path, columns] of [
    ['/', 'question,answer'],
    ['/ar', 'question:question_ar,answer:answer_ar'],
  ] as const) {
    test(`${path} has all published questions in order, with their answers in the HTML`, async ({
      request,
    }) => {
      const faqs = await readRows<{ question: string; answer: string }>(
        `faqs?select=${columns}&is_published=is.true&order=sort_order`,
      );
      const html = await (await request.get(path)).text();
      const places = faqs.map(({ question }) => html.indexOf(escaped(question)));
      expect(faqs.length).toBeGreaterThan(10);
      expect(places.every((place) => place > 0)).toBe(true);
      expect(places).toEqual([...places].sort((a, b) => a - b));
      expect(faqs.filter(({ answer }) => !html.includes(escaped(answer)))).toEqual([]);
    });
  }

  test('questions open independently, by pointer and by keyboard', async ({ page }) => {
    await page.goto('/#faq');
    await waitForHydration(page, '#faq button');
    const questions = page.locator('#faq').getByRole('button');
    const colour = await questions.first().evaluate((question) => getComputedStyle(question).color);
    await questions.nth(0).click();
    await questions.nth(2).click();
    await expect(page.locator('#faq').getByRole('button', { expanded: true })).toHaveCount(2);
    await expect(questions.nth(0)).toHaveCSS('color', colour);
    await questions.nth(2).press('ArrowDown');
    await expect(questions.nth(3)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(answers(page)).toHaveCount(3);
    await questions.nth(0).click();
    await expect(answers(page)).toHaveCount(2);
  });
});

/** The answers currently visible. */
function answers(page: Page) {
  return page.locator('#faq .faq p:visible');
}

function section(page: Page, title: string) {
  return page.locator('section').filter({ has: page.getByRole('heading', { level: 2, name: title }) });
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll("'", '&#x27;').replaceAll('"', '&quot;');
}
