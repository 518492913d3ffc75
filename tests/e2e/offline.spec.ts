import { expect, type Page, test } from '@playwright/test';
import { BY_ID, providers } from '../support/directory';
import { englishIn } from '../support/html';
import { heartIn, saveCard, SAVED_KEY, writeStorage } from '../support/saved';
import { textsOf } from '../support/site';

test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'allow' });

/** Waits until the worker would serve the offline page. */
async function untilCached(page: Page) {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
}

test('offline, a saved phone number is readable and callable @full', async ({ page, context }) => {
  const t = textsOf('ar');
  const row = (await providers(BY_ID)).find(({ phone_e164 }) => phone_e164?.startsWith('+97151'));
  await page.goto(`/ar/service/${row!.id}`);
  await heartIn(page.getByRole('main')).click();
  await page.goto('/ar/services');
  const listed = await saveCard(page, 0);
  await untilCached(page);

  await context.setOffline(true);
  await page.goto('/ar/emirates/dubai');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('offline.title'));
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const kept = page.locator('li').filter({ hasText: row!.business_name! });
  await expect(kept.getByRole('link')).toHaveAttribute('href', `tel:${row!.phone_e164}`);
  await expect(page.locator('li strong').filter({ hasText: listed })).toBeVisible();
  expect.soft(englishIn(await page.content())).toEqual([]);

  await context.setOffline(false);
  // Detected without user action.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    t('emirate.title', { emirate: t('emirates.dubai.name') }),
  );
});

test('visitors get a service worker with the first save; online it does not intervene, and a deployment can remove it @full', async ({
  page,
}) => {
  const workers = () => page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  await page.goto('/services');
  await expect(page.locator('main .heart').first()).toBeVisible();
  expect(await workers()).toBe(0);
  await saveCard(page, 0);
  await untilCached(page);
  expect(await workers()).toBe(1);
  const title = page.getByRole('heading', { level: 1 });
  await page.goto('/about');
  await expect(title).toHaveText(textsOf('en')('about.title'));
  const missing = await page.goto('/service/999999');
  expect(missing?.status()).toBe(404);
  await expect(title).toHaveText('Service Not Found');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept.sort()).toEqual(['/ar/offline', '/offline']);

  // The response for sw.js after the removal.
  await page.goto('/offline');
  await page.evaluate(() => navigator.serviceWorker.register('/sw-off.js'));
  await expect.poll(workers).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('the offline page tolerates corrupt storage @full', async ({ page }) => {
  for (const text of ['{"providers":[{"id":8', '"hello"', '{"providers":[null,7,{"id":1}]}']) {
    await writeStorage(page, SAVED_KEY, text);
    await page.goto('/offline');
    await expect(page.locator('main')).toContainText(textsOf('en')('offline.empty'));
  }
  const name = '<img src=x onerror=document.title=1>';
  const otherName = 'مغسلة النخيل';
  await writeStorage(
    page,
    SAVED_KEY,
    JSON.stringify({ providers: [{ id: 1, name, otherName, phone: '1"x' }] }),
  );
  await page.goto('/offline');
  await expect(page.locator('li strong')).toHaveText(name);
  await expect(page.locator('li :lang(ar)')).toHaveText(otherName);
});
