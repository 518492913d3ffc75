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

test('a provider shows closing and next opening times, and highlights today', async ({ page }) => {
  const row = (await providers()).find(
    ({ opening_hours }) =>
      opening_hours === '8:00 AM - 8:00 PM' || opening_hours === 'Daily 8:00 AM - 8:00 PM',
  );
  await page.clock.install({ time: MONDAY });
  await page.goto(`/ar/service/${row!.id}`);
  const state = page.locator('main .open-state').first();
  for (const [minute, text] of [
    [600, /^مفتوح · حتى 8 م$/],
    [1170, /^يغلق خلال 30 دقيقة$/],
    [1201, /^مغلق · يفتح الثلاثاء 8 ص$/],
  ] as const) {
    await page.clock.setFixedTime(MONDAY + minute * MINUTE);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await expect(state).toHaveText(text);
  }
  const today = page.locator('.hours-week tr[aria-current="date"]');
  await expect(today).toHaveText(/^الاثنين/);
  await expect(page.locator('.hours-week tbody tr').first()).toHaveAttribute('aria-current', 'date');
});
