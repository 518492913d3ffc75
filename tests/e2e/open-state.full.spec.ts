import { expect, test } from '@playwright/test';
import { providers } from '../support/directory';
import { isOpenAt } from '../support/facts';
import { waitForHydration } from '../support/scripts';

/** Monday, midnight in Dubai. */
const MONDAY = Date.parse('2026-11-22T20:00:00Z');
const MINUTE = 60_000;
/** Monday 10:00, Friday 23:59, and the last and first minutes of the week; tests/domain has any time. */
const TIMES = [600, 4 * 1440 + 1439, 7 * 1440 - 1, 0];

// The visitor's time zone must not matter.
test.use({ timezoneId: 'America/New_York' });

test('cards match their opening hours, and update while the page is open', async ({ page }) => {
  const rows = new Map((await providers()).map((row) => [row.id, row]));
  await page.clock.install({ time: MONDAY });
  await page.goto('/services');
  await waitForHydration(page, '.card .hours');
  const states = () =>
    page.locator('.card').evaluateAll((cards) =>
      cards.map((card) => ({
        id: Number(/\d+$/.exec(card.querySelector('.more')?.getAttribute('href') ?? '')),
        state: card.querySelector<HTMLElement>('.hours')?.dataset.state?.replace('closing', 'open'),
      })),
    );
  const ids = (await states()).map(({ id }) => id);
  for (const minute of TIMES) {
    await page.clock.setFixedTime(MONDAY + minute * MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const expected = ids.map((id) => {
      const isOpen = isOpenAt(rows.get(id)!, minute);
      return { id, state: isOpen === undefined ? undefined : isOpen ? 'open' : 'closed' };
    });
    expect(expected.filter(({ state }) => state).length).toBeGreaterThan(12);
    await expect.poll(states, `minute ${minute}`).toEqual(expected);
  }
});

for (const [path, texts] of [
  ['/service/', [/^Open · until 20:00$/, /^Closes in 30 min$/, /^Closed · opens Tue 08:00$/]],
  ['/ar/service/', [/^مفتوح · حتى 8 م$/, /^يغلق خلال 30 دقيقة$/, /^مغلق · يفتح الثلاثاء 8 ص$/]],
] as const) {
  test(`${path} shows closing and next opening times, and highlights today`, async ({ page }) => {
    const row = (await providers()).find(
      ({ opening_hours }) =>
        opening_hours === '8:00 AM - 8:00 PM' || opening_hours === 'Daily 8:00 AM - 8:00 PM',
    );
    await page.clock.install({ time: MONDAY });
    await page.goto(path + row!.id);
    const state = page.locator('main .open-state').first();
    for (const [index, minute] of [600, 1170, 1201].entries()) {
      await page.clock.setFixedTime(MONDAY + minute * MINUTE);
      await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await expect(state).toHaveText(texts[index]!);
    }
    const today = page.locator('.hours-week tr[aria-current="date"]');
    await expect(today).toHaveText(path.startsWith('/ar') ? /^الاثنين/ : /^Monday today/);
    await expect(page.locator('.hours-week tbody tr').first()).toHaveAttribute('aria-current', 'date');
  });
}

/** When providers are mostly closed until the next day, so that the texts are the longest. */
const WEDNESDAY_EVENING = '2026-11-25T18:00:00Z';

for (const path of ['/services', '/ar/services', '/ar/services?sort=name&page=2']) {
  test(`on phones, open states take the room of the hours in ${path}`, async ({ browser, baseURL }) => {
    const heights: number[][] = [];
    for (const javaScriptEnabled of [false, true]) {
      const page = await browser.newPage({
        baseURL,
        javaScriptEnabled,
        viewport: { width: 390, height: 844 },
      });
      await page.clock.setFixedTime(WEDNESDAY_EVENING);
      await page.goto(path);
      if (javaScriptEnabled) await expect(page.locator('.hours[data-state]').first()).toBeVisible();
      heights.push(
        await page.locator('.card .hours').evaluateAll((all) => all.map(({ clientHeight }) => clientHeight)),
      );
      await page.close();
    }
    expect(heights[0]).toHaveLength(24);
    expect(heights[1]).toEqual(heights[0]);
  });
}
