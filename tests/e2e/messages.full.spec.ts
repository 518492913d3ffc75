import { expect, type Page, test } from '@playwright/test';
import { providers } from '../support/directory';
import { priceOf } from '../support/facts';
import { entry, saveOnDevice } from '../support/saved';
import { openWithScript, untilIdle } from '../support/scripts';

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

test("sharing a provider copies its name, price, today's hours and URL, and confirms it", async ({
  page,
}) => {
  const row = (await providers()).find(
    ({ opening_hours, price_range, address }) =>
      opening_hours === '8:00 AM - 8:00 PM' && price_range && address,
  )!;
  await openWithScript(page, `/service/${row.id}`);
  await page.evaluate(() => delete (Navigator.prototype as { share?: unknown }).share);
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(shown(page)).toHaveText('Link copied');
  const facts = [row.business_name, priceOf(row), 'Daily 08:00–20:00', row.address, page.url()];
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(facts.join('\n'));
});

test("a phone's share sheet gets the facts and the URL, and a failed copy is reported", async ({ page }) => {
  await openWithScript(page, '/ar/service/1');
  const shared = await page.evaluate(async (label) => {
    let data: ShareData | undefined;
    Object.assign(navigator, { share: async (value: ShareData) => void (data = value) });
    [...document.querySelectorAll('button')].find((button) => button.textContent === label)!.click();
    return data!;
  }, 'مشاركة');
  expect(shared.url).toBe(page.url());
  expect(shared.text!.split('\n')[0]).toBe(shared.title);
  expect(shared.text!.split('\n').length).toBeGreaterThanOrEqual(3);

  await page.evaluate(() => {
    Object.assign(navigator, { share: undefined });
    delete (navigator as { share?: unknown }).share;
    delete (Navigator.prototype as { share?: unknown }).share;
    navigator.clipboard.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
  });
  await page.getByRole('button', { name: 'مشاركة' }).click();
  await expect(shown(page)).toContainText('تعذّر نسخ الرابط.');
});

test('sharing that fails copies, unless the visitor cancelled it', async ({ page }) => {
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  await saveOnDevice(page, [entry(1), entry(2)]);
  for (const path of ['/service/1', '/compare?ids=1,2', '/saved']) {
    await openWithScript(page, path);
    const share = page.getByRole('button', { name: 'Share' });
    // Safari and Chromium refuse some data, and Windows has share sheets that break.
    for (const error of ['NotAllowedError', 'DataError', 'InvalidStateError', 'TypeError']) {
      await page.evaluate(async (name) => {
        await navigator.clipboard.writeText('before');
        const failure = name === 'TypeError' ? new TypeError() : new DOMException('', name);
        Object.assign(navigator, { share: () => Promise.reject(failure) });
      }, error);
      await share.click();
      await expect.poll(clipboard, `${path} ${error}`).toContain('http');
      await expect(shown(page)).toHaveText('Link copied');
    }
    await page.evaluate(async () => {
      await navigator.clipboard.writeText('before');
      Object.assign(navigator, {
        share: async () => {
          Object.assign(window, { isShared: true });
          throw new DOMException('', 'AbortError');
        },
      });
    });
    await expect(shown(page)).toHaveCount(0);
    await share.click();
    await page.waitForFunction(() => 'isShared' in window);
    await untilIdle(page);
    await expect(shown(page)).toHaveCount(0);
    expect(await clipboard(), path).toBe('before');
  }
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
