import { expect, test } from '@playwright/test';
import { openWithScript, waitForHydration } from '../support/scripts';

test('browsing stores nothing on the device but the last viewed provider', async ({ page, context }) => {
  for (const path of ['/', '/services?q=steam', '/service/1', '/blog', '/car-wash-apps', '/contact'])
    await openWithScript(page, path);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  const menu = page.getByRole('banner').getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'العربية' }).evaluate((link) => (link as HTMLElement).click());
  await page.waitForURL('**/ar/contact');
  await waitForHydration(page, 'header summary');

  expect(await context.cookies()).toEqual([]);
  const kept = () => page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await expect.poll(kept).toEqual(['lamaa-viewed-1']);
  const viewed = await page.evaluate(() => localStorage.getItem('lamaa-viewed-1'));
  expect(JSON.parse(viewed!).providers).toMatchObject([{ id: 1 }]);
});
