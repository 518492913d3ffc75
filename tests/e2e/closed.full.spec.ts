import { expect, test } from '@playwright/test';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { violationsOn } from '../support/accessibility';
import { readProviders, type Row, writeRows } from '../support/directory';
import { idsIn } from '../support/html';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';
import { TestBackend, TestSite } from '../support/test-site';

test.afterEach(cleanUp);

test('a closed business leaves the lists, and its page answers 410 and suggests neighbours', async ({
  page,
  request,
}) => {
  test.setTimeout(120_000);
  const backend = await TestBackend.start();
  const [closed, ...neighbours] = (await readProviders(backend)).filter(({ area }) => area === 'al-quoz');
  const { id, business_name: name, address: place } = closed!;
  const changed = neighbours[0]!;
  const change = (row: Row, values: object) =>
    writeRows('PATCH', `car_wash_locations?id=eq.${row.id}`, values, backend);
  await change(changed, { phone: '+971 51 500 0199' });
  await change(closed!, { closed_on: '2026-11-01' });
  const site = await TestSite.start(backend.url);

  await page.setViewportSize({ width: 390, height: 844 });
  const headings: string[] = [];
  for (const locale of LOCALES) {
    const response = await page.goto(site.url + address(`/service/${id}`, locale));
    expect(response?.status()).toBe(410);
    expect(response?.headers()['cache-control']).toContain(`s-maxage=${SHARED_SECONDS.provider}`);
    const main = page.getByRole('main');
    await expect(main).toContainText(textsOf(locale)('providerPage.closedText'));
    await expect(main.getByRole('heading', { level: 1 })).toContainText(name!);
    await expect(main).toContainText(place!);
    await expect(main.locator('.contact-links, .action-bar, .listing-notes')).toHaveCount(0);
    const offered = idsIn(await main.innerHTML());
    expect(offered.length).toBeGreaterThan(0);
    expect(neighbours.map((row) => row.id)).toEqual(expect.arrayContaining(offered.slice(0, 3)));
    await expect(page.locator('meta[name=robots]').last()).toHaveAttribute('content', 'noindex, follow');
    expect(await violationsOn(page)).toEqual([]);
    headings.push(await main.getByRole('heading', { level: 1 }).innerText());
  }

  const get = (path: string) => request.get(site.url + path, { failOnStatusCode: false });
  expect((await get(`/share/service/${id}.jpg`)).status()).toBe(410);
  const sitemap = await (await get('/sitemap/providers-0.xml')).text();
  expect(sitemap).not.toContain(`/service/${id}<`);
  // Only this row was ever changed, and its page says when; others are dated by their reviews.
  const dated = (await readProviders(backend)).filter(({ reviewed_at }) => reviewed_at);
  const ids = [...new Set([changed, ...dated].map((row) => row.id))].sort((a, b) => a - b);
  expect(sitemap.match(/<loc>[^<]*<\/loc><lastmod>/g)).toEqual(
    ids.flatMap((id) =>
      LOCALES.map((locale) => `<loc>${site.url}${address(`/service/${id}`, locale)}</loc><lastmod>`),
    ),
  );
  await page.goto(`${site.url}/service/${changed.id}`);
  await expect(page.locator('.listing-notes time')).toHaveAttribute('datetime', /^20\d\d-.*Z$/);
  await page.getByRole('link', { name: /^Listing last changed on/ }).click();
  await expect(page).toHaveURL(`${site.url}/about#changes`);
  await expect(page.getByRole('region', { name: textsOf('en')('about.changes.title') })).toBeInViewport();

  await backend.kill();
  for (const [index, locale] of LOCALES.entries()) {
    expect((await page.goto(site.url + address(`/service/${id}`, locale)))?.status()).toBe(410);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headings[index]!);
  }
});
