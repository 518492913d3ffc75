import { expect } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';
import { providers, type Row } from '../support/directory';
import { idsIn, readList } from '../support/html';
import { isWanted, type Wanted } from '../support/matching';
import { inOrder } from '../support/orders';
import type { Emirate } from '../support/site';
import { test } from '../support/warm-page';

/**
 * Filters as they appear in URLs, with their meaning: each parameter as a slug, as a label and as free text.
 */
const FILTERS: [query: string, wanted: Wanted][] = [
  ['', {}],
  ['emirate=all-emirates&washType=all-types&rating=any-rating&serviceType=both-services', {}],
  ['emirate=umm-al-quwain', { emirate: 'umm-al-quwain' }],
  ['emirate=Ras+Al+Khaimah', { emirate: 'ras-al-khaimah' }],
  ['washType=Waterless', { washType: 'waterless-wash' }],
  ['washType=Self-Service', { washType: 'self-service' }],
  ['rating=4.5', { rating: 4.5 }],
  ['rating=6', { rating: 6 }],
  ['serviceType=Onsite', { serviceType: 'onsite' }],
  ['serviceType=%26+ON', { serviceType: '& on' }],
  [
    'emirate=abu-dhabi&washType=hand-wash&rating=4&serviceType=onsite&q=shop',
    { emirate: 'abu-dhabi', washType: 'hand-wash', rating: 4, serviceType: 'onsite', q: 'shop' },
  ],
  ['q=%20%20al%20%20quoz%20', { q: 'al quoz' }],
  ['q=zzzz', { q: 'zzzz' }],
  ['rating=abc&page=-3&emirate=atlantis&sort=colour&view=cube&serviceType=', {}],
  ['emirate=ajman&emirate=dubai', { emirate: 'ajman' as Emirate }],
];

for (const [index, [query, wanted]] of FILTERS.entries()) {
  const tier = index % 2 === 0 ? '' : ' @full';
  test(`the list matches ?${query.slice(0, 70)} on every page${tier}`, async ({ request }) => {
    const directory = await providers();
    const expected = directory.filter((row) => isWanted(row, wanted));
    const list = await readList(request, `/services?${query}`);

    expect(list.ids).toEqual(inOrder(expected));
    expect(list.pages).toEqual(pagesOf24(expected.length));
    expect(/Showing .*?(?: mobile|(?<= services)(?= No services))/.exec(list.text)?.[0]).toBe(
      countLine(expected, directory.length),
    );
  });
}

test('sorting holds across pages, in both views', async ({ request }) => {
  const directory = await providers();
  const inSharjah = directory.filter((row) => isWanted(row, { emirate: 'sharjah' }));
  for (const view of ['grid', 'list']) {
    const { ids } = await readList(request, `/services?emirate=sharjah&sort=price&view=${view}`);
    expect(ids, view).toEqual(inOrder(inSharjah, 'price'));
  }
});

test('a page beyond the last shows the last', async ({ request }) => {
  const expected = inOrder(await providers());
  const html = await (await request.get('/services?page=9999')).text();
  expect(idsIn(html)).toEqual(expected.slice(-(expected.length % 24 || 24)));
});

function pagesOf24(total: number): number[] {
  const full = Array<number>(Math.floor(total / 24)).fill(24);
  return total % 24 || total === 0 ? [...full, total % 24] : full;
}

function countLine(shown: Row[], total: number): string {
  const eco = shown.filter((row) => row.is_eco).length;
  const verified = shown.filter((row) => row.is_verified).length;
  const mobile = shown.filter((row) => row.wash_types.includes('mobile-car-wash')).length;
  if (shown.length === 0) return `Showing 0 of ${total} services`;
  return `Showing ${shown.length} of ${total} services ${eco} eco-friendly ${verified} verified ${mobile} mobile`;
}

test('filters that are only available as URLs are selected in the form', async ({ page }) => {
  await page.goto('/services?rating=4.2&serviceType=mobile+%26&washType=foam');
  const form = page.getByRole('search').filter({ has: page.locator('[name=serviceType]') });
  await expect(form.locator('[name=rating]')).toHaveValue('4.2');
  await expect(form.locator('[name=serviceType]')).toHaveValue('mobile &');
  await expect(form.locator('[name=washType]')).toHaveValue('foam');
  await expect(form.locator('[name=washType] option:checked')).toHaveText('Foam wash');
});

for (const path of [
  '/services?sort=near&near=25.08,55.14',
  '/services?in=55.1,25,55.4,25.3',
  '/api/provider-pins?in=55.1,25,55.4,25.3',
  '/api/providers.json?near=25.08,55.14&sort=near',
]) {
  test(`shared caches do not store ${path}, which is personal`, async ({ request }) => {
    expect((await request.get(path)).headers()['cache-control']).toContain('no-store');
  });
}

for (const [path, age] of [
  ['/services?sort=price', 60],
  ['/services?q=steam', 60],
  ['/wash-type/mobile-car-wash?page=6', 60],
  ['/blog?q=steam', 60],
  ['/services?page=5', REVALIDATE_SECONDS],
  ['/wash-type/mobile-car-wash?page=5', REVALIDATE_SECONDS],
  ['/wash-type/mobile-car-wash/emirates/dubai?page=2', REVALIDATE_SECONDS],
  ['/blog', REVALIDATE_SECONDS],
  ['/blog?category=tips', REVALIDATE_SECONDS],
] as const) {
  test(`shared caches keep ${path} for ${age} seconds`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toContain(`s-maxage=${age}`);
  });
}
