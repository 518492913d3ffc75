import { expect } from '@playwright/test';
import { readRows, type Row } from '../support/directory';
import { readList, textOf } from '../support/html';
import { inOrder } from '../support/orders';
import {
  address,
  DISTRICTS,
  type Emirate,
  EMIRATES,
  LOCALES,
  TESTED_LOCALES,
  textsOf,
} from '../support/site';
import { test } from '../support/warm-page';

interface AreaRow {
  slug: string;
  emirate: Emirate;
  name_en: string;
  name_ar: string;
  is_district: boolean;
}
type Placed = Row & { area: string | null; districts: string[] };

let areas: AreaRow[];
let placed: Placed[];

test.beforeAll(async () => {
  areas = await readRows<AreaRow>('areas?select=*&order=slug');
  placed = await readRows<Placed>('car_wash_locations?select=*&is_listed=is.true&order=id&limit=1000');
});

/** The providers of an area, best first: by area slug, or by the district rule. */
function idsOf({ slug, is_district }: AreaRow): number[] {
  return inOrder(placed.filter((row) => (is_district ? row.districts.includes(slug) : row.area === slug)));
}

const nameOf = (area: AreaRow, locale: string) => (locale === 'ar' ? area.name_ar : area.name_en);
const pathOf = ({ slug, is_district }: AreaRow) => (is_district ? `/district/${slug}` : `/areas/${slug}`);
const hrefsOf = (links: Element[]) => links.map((link) => link.getAttribute('href'));
const areaOf = (slug: string) => areas.find((area) => area.slug === slug)!;

for (const locale of TESTED_LOCALES) {
  const t = textsOf(locale);

  test(`an area page lists its providers, best first (${locale})`, async ({ page, request }) => {
    const area = areaOf('al-quoz');
    const path = address('/areas/al-quoz', locale);
    const list = await readList(request, path);
    expect(list.ids).toEqual(idsOf(area));
    expect(list.ids.length).toBeGreaterThan(3);

    await page.goto(path);
    const trail = page.locator('.breadcrumbs li');
    await expect(trail).toHaveText([t('nav.home'), t('emirates.dubai.name'), nameOf(area, locale)]);
    await expect(page.locator('p.introduction')).toContainText(String(list.ids.length));
    await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
    const [title] = await page.locator('title').allTextContents();
    expect(title).toContain(nameOf(area, locale));
    expect(title).toContain(String(list.ids.length));
    const html = await page.content();
    expect(html).toContain('"@type":"ItemList"');
  });

  for (const path of ['/areas/al-quoz', '/district/dubai-marina']) {
    test(`${path} links to the filtered list (${locale})`, async ({ page }) => {
      await page.goto(address(path, locale));
      const narrow = page.getByRole('link', { name: t('list.narrow') });
      await expect(narrow).toHaveAttribute(
        'href',
        address(`/services?area=${path.split('/').at(-1)}`, locale),
      );
    });
  }

  test(`an empty area page suggests the nearest areas with providers (${locale}) @full`, async ({ page }) => {
    expect(idsOf(areaOf('hatta'))).toEqual([]);
    await page.goto(address('/areas/hatta', locale));
    const main = page.getByRole('main');
    await expect(
      main.getByRole('heading', { name: t('area.empty', { area: nameOf(areaOf('hatta'), locale) }) }),
    ).toBeVisible();
    await expect(main.getByRole('navigation', { name: t('area.neighbours') }).getByRole('link')).toHaveCount(
      6,
    );
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  });
}

test('area URLs of the six districts redirect to the district pages', async ({ request }) => {
  for (const district of DISTRICTS) {
    for (const locale of LOCALES) {
      const response = await request.get(address(`/areas/${district}?x=1`, locale), { maxRedirects: 0 });
      expect(response.status(), district).toBe(308);
      expect(response.headers().location).toMatch(
        new RegExp(`${address(`/district/${district}`, locale)}\\?x=1$`),
      );
    }
  }
});

test('an unknown area is a 404 in both languages', async ({ request }) => {
  for (const locale of LOCALES) {
    const response = await request.get(address('/areas/atlantis', locale));
    expect(response.status()).toBe(404);
    expect(textOf(await response.text())).toContain(textsOf(locale)('notFound.area.text'));
  }
});

for (const emirate of ['dubai', 'abu-dhabi', 'umm-al-quwain'] as const) {
  test(`${emirate} lists its areas with counts, largest first @full`, async ({ page, request }) => {
    const expected = areas
      .filter((area) => area.emirate === emirate)
      .map((area) => ({ path: pathOf(area), name: area.name_en, providers: idsOf(area).length, area }))
      .filter(({ providers }) => providers > 0);
    expect(expected.length).toBeGreaterThan(1);
    await page.goto(`/emirates/${emirate}`);
    const links = page.locator('nav.area-list a');
    const shown = await links.evaluateAll((all) =>
      all.map((link) => ({
        path: link.getAttribute('href'),
        name: link.firstChild?.textContent,
        providers: Number(link.querySelector('small')?.textContent),
      })),
    );
    expect(new Set(shown.map((one) => JSON.stringify(one)))).toEqual(
      new Set(expected.map(({ path, name, providers }) => JSON.stringify({ path, name, providers }))),
    );
    const numbers = shown.map(({ providers }) => providers);
    expect(numbers).toEqual([...numbers].sort((a, b) => b - a));
    for (const { path, area } of [expected[0]!, expected.at(-1)!])
      expect((await readList(request, path)).ids).toEqual(idsOf(area).slice(0, area.is_district ? 20 : 1000));
  });
}

test('the list of areas expands without JavaScript too @full', async ({ browser }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto('/emirates/dubai');
  const list = page.locator('nav.area-list');
  const last = list.locator('a').last();
  await expect(last).toBeHidden();
  await list.getByText(/^All areas \(\d+\)$/).click();
  await last.click();
  await expect(page.getByRole('heading', { level: 1, name: /^Car Wash in / })).toBeVisible();
  await expect(page).toHaveURL(/\/(?:areas|district)\//);
  await context.close();
});

for (const [path, emirate] of [
  ['/areas/al-nahda-sharjah', 'sharjah'],
  ['/district/jlt', 'dubai'],
] as const) {
  test(`neighbours of ${path} are sorted by distance and show their emirate (if different) and count @full`, async ({
    page,
  }) => {
    await page.goto(path);
    const links = page.getByRole('navigation', { name: 'Nearby areas' }).getByRole('link');
    await expect(links).toHaveCount(6);
    const texts = await links.allInnerTexts();
    for (const [index, href] of (await links.evaluateAll(hrefsOf)).entries()) {
      const neighbour = areas.find((area) => pathOf(area) === href)!;
      const count = idsOf(neighbour).length;
      const lines = texts[index]!.split(/\n+/);
      expect(lines).toEqual([
        neighbour.name_en,
        expect.stringMatching(
          neighbour.emirate === emirate
            ? /^\d+(\.\d)? km$/
            : new RegExp(`^${EMIRATES[neighbour.emirate]} · \\d+(\\.\\d)? km$`),
        ),
        count === 1 ? '1 service' : `${count} services`,
      ]);
    }
    const distances = texts.map((text) => Number(/([\d.]+) km/.exec(text)?.[1]));
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(distances.at(-1)).toBeLessThan(30);
  });
}
