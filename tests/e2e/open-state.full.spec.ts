import { expect, test } from '@playwright/test';
import { providers } from '../support/directory';

/** Monday, midnight in Dubai. */
const MONDAY = Date.parse('2026-11-22T20:00:00Z');
const MINUTE = 60_000;

// The visitor's time zone must not matter.
test.use({ timezoneId: 'America/New_York' });

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
