import { expect } from '@playwright/test';
import { isDistrict } from '@/lib/domain/area';
import { AREAS } from '@/lib/domain/words/areas';
import type { AreaWords } from '@/lib/domain/words/words';
import { BEST_FIRST, idsWhere } from '../support/directory';
import { readList } from '../support/html';
import { address, EMIRATES, textsOf } from '../support/site';
import { TESTED_LOCALES } from '../support/tier';
import { test } from '../support/warm-page';

const pathOf = ({ slug }: AreaWords) => (isDistrict(slug) ? `/district/${slug}` : `/areas/${slug}`);
/** The providers of an area, best first: by area slug, or by the district rule. */
const idsOf = ({ slug }: AreaWords) =>
  idsWhere((row) => (isDistrict(slug) ? row.districts.includes(slug) : row.area === slug), BEST_FIRST);

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`an area page lists its providers, best first, and links to the filtered list (${locale})`, async ({
    page,
    request,
  }) => {
    const area = AREAS.find(({ slug }) => slug === 'al-quoz')!;
    const name = area.name[locale];
    const path = address('/areas/al-quoz', locale);
    const { ids } = await readList(request, path);
    expect(ids.length).toBeGreaterThan(3);
    expect(ids).toEqual(await idsOf(area));

    await page.goto(path);
    await expect(page.locator('.breadcrumbs li')).toHaveText([t('nav.home'), t('emirates.dubai.name'), name]);
    await expect(page.locator('p.introduction')).toContainText(String(ids.length));
    await expect(page).toHaveTitle(new RegExp(`(?=.*${name}).*${ids.length}`));
    const narrow = page.getByRole('link', { name: t('filter.open') });
    await expect(narrow).toHaveAttribute('href', address('/services?area=al-quoz', locale));
  });

  test(`an empty area suggests the nearest areas and invites owners to list their business (${locale}) @full`, async ({
    page,
  }) => {
    await page.goto(address('/areas/hatta', locale));
    const main = page.getByRole('main');
    const area = locale === 'ar' ? 'حتا' : 'Hatta';
    await expect(main.getByRole('heading', { name: t('area.empty', { area }) })).toBeVisible();
    const neighbours = main.getByRole('navigation', { name: t('area.neighbours') });
    await expect(neighbours.getByRole('link')).toHaveCount(6);
  });
}

test('neighbours of an area are sorted by distance and show their emirate (if different) and count @full', async ({
  page,
}) => {
  await page.goto('/areas/al-nahda-sharjah');
  const links = page.getByRole('navigation', { name: 'Nearby areas' }).getByRole('link');
  await expect(links).toHaveCount(6);
  const distances: number[] = [];
  for (const link of await links.all()) {
    const href = await link.getAttribute('href');
    const neighbour = AREAS.find((area) => pathOf(area) === href)!;
    const count = (await idsOf(neighbour)).length;
    const [name, place, services] = (await link.innerText()).split(/\n+/);
    expect([name, services]).toEqual([neighbour.name.en, count === 1 ? '1 service' : `${count} services`]);
    const other = neighbour.emirate === 'sharjah' ? '' : `${EMIRATES[neighbour.emirate]} · `;
    expect(place).toMatch(new RegExp(`^${other}\\d+(\\.\\d)? km$`));
    distances.push(Number(/([\d.]+) km/.exec(place!)?.[1]));
  }
  expect(distances).toEqual([...distances].sort((a, b) => a - b));
  expect(distances.at(-1)).toBeLessThan(30);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('the list of areas expands @full', async ({ page }) => {
    await page.goto('/emirates/dubai');
    const list = page.locator('nav.area-list');
    const last = list.locator('a').last();
    await expect(last).toBeHidden();
    await list.getByText(/^All areas \(\d+\)$/).click();
    await last.click();
    await expect(page).toHaveURL(/\/(?:areas|district)\//);
  });
});
