import { expect, type Page, test } from '@playwright/test';
import { SCRIPTS, untilIdle, waitForHydration } from '../support/scripts';

/** Cards far below the fold are not laid out yet (content-visibility). */
const ALL_SEEN = { width: 390, height: 16_000 };

test('cards show all facts on a phone, even the longest hours, with and without JavaScript @full', async ({
  page,
}) => {
  // The longest daily hours in the sample data: its longest day name, with two spans.
  for (const [path, longest] of [
    ['/services', 'Wed 08:00–13:00, 16:00–21:30'],
    ['/ar/services', 'الأربعاء من 8 ص إلى 1 م ومن 4 م إلى 9:30 م'],
  ] as const) {
    await page.setViewportSize(ALL_SEEN);
    await page.goto(path);
    await waitForHydration(page, '.card .hours');
    await untilIdle(page);
    expect(await cutFacts(page, '.locality li, .hours, .price, .action')).toEqual([]);

    await page.route(SCRIPTS, (route) => route.abort());
    await page.goto(path);
    await untilIdle(page);
    await page.locator('.card .hours').evaluateAll((all, hours) => {
      for (const each of all) each.textContent = hours;
    }, longest);
    for (const width of [390, 320]) {
      await page.setViewportSize({ ...ALL_SEEN, width });
      expect(await cutFacts(page, '.hours'), `${width} px`).toEqual([]);
    }
    await page.unrouteAll();
  }
});

test('addresses are not cut, and list view has at least four rows a screen on a phone @full', async ({
  page,
}) => {
  for (const path of ['/wash-type/mobile-car-wash/emirates/dubai', '/ar/areas/al-quoz']) {
    await page.goto(path);
    expect(await page.locator('.card .address').count()).toBeGreaterThan(4);
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await cutFacts(page, '.address'), `${path} at ${width} px`).toEqual([]);
    }
  }
  for (const path of ['/services?view=list', '/ar/services?view=list']) {
    await page.goto(path);
    const tops = await page
      .getByRole('article')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().y));
    expect([path, 844 / ((tops[8]! - tops[0]!) / 8) >= 4]).toEqual([path, true]);
  }
});

test('the links of a card can be clicked, the rest of it opens the page, and the badge is not a link @full', async ({
  page,
}) => {
  await page.goto('/services?sort=verified');
  const card = page.locator('.card', { has: page.locator('[href^="https://wa.me"]') }).first();
  await expect(card.getByRole('img', { name: 'Verified' })).toBeVisible();
  await expect(card.locator('a[href*="/about"]')).toHaveCount(0);
  // A trial waits until the element itself would receive the click.
  for (const link of ['[href^="tel:"]', '[href^="https://wa.me"]', '.heart'])
    await card.locator(link).click({ trial: true });
  const details = await card.locator('.more').getAttribute('href');
  await card.locator('.price').click({ force: true });
  await expect(page).toHaveURL(details!);
});

/** The texts of facts that do not fit into their boxes, or into those that clip them. */
async function cutFacts(page: Page, facts: string): Promise<string[]> {
  return page.locator('.card').evaluateAll(
    (cards, selector) =>
      cards.flatMap((card) =>
        [...card.querySelectorAll<HTMLElement>(selector)]
          .filter((fact) => {
            const [box, frame] = [fact, fact.closest('.facts') ?? card].map((it) =>
              it.getBoundingClientRect(),
            );
            return fact.scrollWidth > fact.clientWidth + 1 || box!.bottom > frame!.bottom + 1;
          })
          .map((fact) => fact.textContent ?? ''),
      ),
    facts,
  );
}
