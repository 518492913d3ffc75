import { expect, type Page } from '@playwright/test';
import { EMIRATE_SLUGS, EMIRATES, WASH_TYPE_SLUGS } from '../support/site';
import { test } from '../support/warm-page';

const HEADER = [
  ['Home', '/'],
  ['About Us', '/about'],
  ['Services', '/services'],
  ['Featured', '/#featured-services'],
  ['Car Wash Apps', '/car-wash-apps'],
  ['Blog', '/blog'],
  ['FAQ', '/#faq'],
  ['Update Listing', '/update-listing'],
  ['Contact Us', '/contact'],
] as const;

const FOOTER = [
  ...['/about', '/car-wash-apps', '/blog', '/contact', '/update-listing', '/privacy-policy'],
  ...['/terms-of-service', '/services', '#sitemap'],
  ...EMIRATE_SLUGS.map((slug) => `/emirates/${slug}`),
  ...WASH_TYPE_SLUGS.map((slug) => `/wash-type/${slug}`),
];

test('the header has its ten items, and the logo links home', async ({ page }) => {
  await page.goto('/services');
  for (const [name, href] of HEADER)
    await expect(menu(page).getByRole('link', { name, exact: true, includeHidden: true })).toHaveAttribute(
      'href',
      href,
    );
  await expect(menu(page).getByText('Emirates', { exact: true })).toBeVisible();
  await menu(page).getByText('More', { exact: true }).click();
  for (const name of ['About Us', 'Featured', 'FAQ', 'Update Listing'])
    await expect(
      menu(page)
        .getByRole('link', { name, exact: true })
        .or(page.getByRole('menuitem', { name, exact: true })),
    ).toBeVisible();
  const logo = page.getByRole('banner').getByRole('link').first();
  await expect(logo).toHaveAttribute('href', '/');
  await expect(logo).toContainText('Lamaa');
});

test('the header marks the current page', async ({ page }) => {
  await page.goto('/services');
  await expect(menu(page).locator('[aria-current="page"]')).toHaveText('Services');
});

test('the footer has its links, copyright and three networks', async ({ page }) => {
  await page.goto('/');
  const footer = page.getByRole('contentinfo');
  for (const href of FOOTER) await expect.soft(footer.locator(`a[href="${href}"]`).first()).toBeVisible();
  await expect(footer.locator('a[href^="https://"]')).toHaveCount(3);
  await expect(footer).toContainText(/All rights reserved/);
  await expect(footer).toContainText(/premier directory of 500\+ verified .*all emirates/);
  await expect(page.locator('#sitemap')).toHaveCount(1);
});

test('every header and footer link works', async ({ page, request }) => {
  for (const home of ['/', '/ar']) {
    await page.goto(home);
    const links = page.locator('header a[href^="/"], footer a[href^="/"]');
    const hrefs = await links.evaluateAll((all) =>
      all.map((link) => link.getAttribute('href')!.split('#')[0]!),
    );
    for (const href of new Set(hrefs.filter(Boolean))) {
      const response = await request.get(href, { maxRedirects: 0 });
      expect.soft(response.status(), href).toBe(200);
    }
  }
});

test('the Emirates menu shows names and descriptions', async ({ page }) => {
  await page.goto('/');
  await menu(page).getByText('Emirates', { exact: true }).click();
  const entries = page.locator('.menu-item:visible');
  await expect(entries).toHaveCount(EMIRATE_SLUGS.length);
  for (const [index, slug] of EMIRATE_SLUGS.entries()) {
    const name = EMIRATES[slug];
    await expect(entries.nth(index)).toContainText(`Car Wash ${name}`);
    await expect(entries.nth(index)).toContainText(`Find verified car wash services in ${name}`);
    await expect(entries.nth(index)).toHaveAttribute('href', `/emirates/${slug}`);
  }
});

function menu(page: Page) {
  return page.getByRole('banner').getByRole('navigation', { name: 'Main' });
}
