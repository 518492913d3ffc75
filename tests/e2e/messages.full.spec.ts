import { expect, type Page, test } from '@playwright/test';
import { providers } from '../support/directory';
import { priceOf } from '../support/facts';
import { openWithScript } from '../support/scripts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

/** Shows a toast the way the site does. */
function notify(page: Page, text: string, channel: 'single' | 'stack') {
  return page.evaluate((detail) => window.dispatchEvent(new CustomEvent('notice', { detail })), {
    text,
    channel,
  });
}

function shown(page: Page) {
  return page.locator('[data-sonner-toast][data-visible="true"][data-removed="false"]');
}

/** tests/components/share.test.ts has what fails. */
test("a provider's name, price, today's hours and URL are copied, or given to the share sheet of a phone", async ({
  page,
}) => {
  const row = (await providers()).find(
    ({ opening_hours, price_range, address }) =>
      opening_hours === '8:00 AM - 8:00 PM' && price_range && address,
  )!;
  await openWithScript(page, `/service/${row.id}`);
  const facts = [row.business_name, priceOf(row), 'Daily 08:00–20:00', row.address, page.url()];
  const share = page.getByRole('button', { name: 'Share' });
  await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share);
  await share.click();
  await expect(shown(page)).toHaveText('Link copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(facts.join('\n'));

  await page.evaluate(() =>
    Object.assign(navigator, { share: async (data: ShareData) => void Object.assign(window, { data }) }),
  );
  await share.click();
  await page.waitForFunction(() => 'data' in window);
  const data = await page.evaluate(() => (window as unknown as { data: ShareData }).data);
  expect(data).toEqual({ title: facts[0], text: facts.slice(0, -1).join('\n'), url: page.url() });
});

test('one channel shows 1 toast for 5 seconds, the other up to 3 for 4 seconds', async ({ page }) => {
  await page.clock.install();
  await openWithScript(page, '/');
  // Toast code is not loaded before the first toast.
  await expect(page.locator('[data-sonner-toaster]')).toHaveCount(0);
  for (const [channel, count, duration] of [
    ['single', 1, 5_000],
    ['stack', 3, 4_000],
  ] as const) {
    for (const text of ['one', 'two', 'three', channel]) await notify(page, text, channel);
    const last = page.locator('[data-sonner-toast]').filter({ hasText: channel });
    await expect(last).toBeVisible();
    await expect(shown(page)).toHaveCount(count);
    await page.clock.runFor(duration - 500);
    await expect(last).toBeVisible();
    await page.clock.runFor(1_500);
    await expect(last).toHaveCount(0);
  }
});

test('toasts are 356 px wide and 14 px apart on a wide screen, and fit a narrow one', async ({ page }) => {
  await openWithScript(page, '/ar');
  for (const text of ['one', 'two', 'three']) await notify(page, text, 'stack');
  await expect(shown(page)).toHaveCount(3);
  await shown(page).first().hover();
  const boxes = () =>
    shown(page).evaluateAll((all) => all.map((toast) => toast.getBoundingClientRect().toJSON() as DOMRect));
  await expect
    .poll(async () => {
      const [newest, second] = await boxes();
      return newest && second && Math.round(newest.top - second.bottom);
    })
    .toBe(14);
  expect((await boxes()).map(({ width }) => Math.round(width))).toEqual([356, 356, 356]);
  await expect(page.locator('[data-sonner-toaster]').first()).toHaveAttribute('dir', 'rtl');

  await page.setViewportSize({ width: 320, height: 700 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});
