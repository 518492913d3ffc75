import { expect } from '@playwright/test';
import { REVALIDATE_SECONDS } from '../../lib/http/cache-control';
import { providers, type Row } from '../support/directory';
import { idsIn, readList } from '../support/html';
import { isOfWashType, isWanted, type Wanted } from '../support/matching';
import { inOrder, type Order, ORDERS } from '../support/orders';
import { type Emirate, EMIRATE_SLUGS, EMIRATES } from '../support/site';
import { test } from '../support/warm-page';

const WASH_TYPE_OPTIONS = [
  ['Steam Cleaning', 'steam-cleaning'],
  ['Waterless', 'waterless-wash'],
  ['Mobile', 'mobile-car-wash'],
  ['Eco-Friendly', 'eco-friendly'],
  ['Hand Wash', 'hand-wash'],
  ['Automatic', 'automatic'],
  ['Self-Service', 'self-service'],
] as const;
const RATING_OPTIONS = [4.5, 4, 3.5];

/** Every option of the four filters as it stands in the address, and what it means. */
const OPTIONS: [query: string, wanted: Wanted][] = [
  ['', {}],
  ['emirate=all-emirates&washType=all-types&rating=any-rating&serviceType=both-services', {}],
  ...EMIRATE_SLUGS.map((emirate): [string, Wanted] => [`emirate=${emirate}`, { emirate }]),
  ...EMIRATE_SLUGS.map((emirate): [string, Wanted] => [
    `emirate=${encodeURIComponent(EMIRATES[emirate])}`,
    { emirate },
  ]),
  ...WASH_TYPE_OPTIONS.flatMap(([label, washType]): [string, Wanted][] => [
    [`washType=${washType}`, { washType }],
    [`washType=${encodeURIComponent(label)}`, { washType }],
  ]),
  ...RATING_OPTIONS.map((rating): [string, Wanted] => [`rating=${rating}`, { rating }]),
  ['serviceType=mobile', { serviceType: 'mobile' }],
  ['serviceType=Mobile', { serviceType: 'mobile' }],
  ['serviceType=onsite', { serviceType: 'onsite' }],
  ['serviceType=Onsite', { serviceType: 'onsite' }],
  ['serviceType=%26+ON', { serviceType: '& on' }],
  ['serviceType=%25', { serviceType: '%' }],
  ['serviceType=boat', { serviceType: 'boat' }],
  ['rating=0', { rating: 0 }],
  ['rating=6', { rating: 6 }],
  ['emirate=dubai&washType=mobile-car-wash', { emirate: 'dubai', washType: 'mobile-car-wash' }],
  [
    'emirate=abu-dhabi&washType=hand-wash&rating=4&serviceType=onsite&q=shop',
    { emirate: 'abu-dhabi', washType: 'hand-wash', rating: 4, serviceType: 'onsite', q: 'shop' },
  ],
  ['washType=wax', { washType: 'wax' }],
  ['q=steam', { q: 'steam' }],
  ['q=MARINA', { q: 'marina' }],
  ['q=%20%20al%20%20quoz%20', { q: 'al quoz' }],
  [`q=${encodeURIComponent('دبي')}`, { q: 'دبي' }],
  ['q=zzzz', { q: 'zzzz' }],
  ['rating=abc&page=-3&emirate=atlantis&sort=colour&view=cube&serviceType=', {}],
  ['emirate=ajman&emirate=dubai', { emirate: 'ajman' as Emirate }],
];

for (const [index, [query, wanted]] of OPTIONS.entries()) {
  const tier = index % 3 === 0 ? '' : ' @full';
  test(`the list shows what ?${query.slice(0, 70)} asks for, page by page${tier}`, async ({ request }) => {
    const directory = await providers();
    const expected = directory.filter((row) => isWanted(row, wanted));
    const list = await readList(request, `/services?${query}`);

    expect(list.ids).toEqual(inOrder(expected));
    expect(list.pages).toEqual(pagesOf24(expected.length));
    expect(/Showing .*? mobile(?= Near me)/.exec(list.text)?.[0]).toBe(countLine(expected, directory.length));
  });
}

for (const order of Object.keys(ORDERS) as Order[]) {
  const tier = order === 'price' ? '' : ' @full';
  test(`the order "${order}" holds over all pages, in both views${tier}`, async ({ request }) => {
    const directory = await providers();
    const wanted = { emirate: 'sharjah' } as const;
    const inSharjah = directory.filter((row) => isWanted(row, wanted));
    const inListView = await readList(request, `/services?emirate=sharjah&sort=${order}&view=list`);
    const everything = await readList(request, `/services?sort=${order}`);

    expect(inListView.ids).toEqual(inOrder(inSharjah, order));
    expect(everything.ids).toEqual(inOrder(directory, order));
  });
}

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
  const eco = shown.filter((row) => isOfWashType(row, 'eco-friendly')).length;
  const verified = shown.filter((row) => row.verified_status === 'verified').length;
  const mobile = shown.filter((row) => isOfWashType(row, 'mobile-car-wash')).length;
  return `Showing ${shown.length} of ${total} services ${eco} eco-friendly ${verified} verified ${mobile} mobile`;
}

test('what was asked for by its address alone stays chosen in the form', async ({ page }) => {
  await page.goto('/services?rating=4.2&serviceType=mobile+%26&washType=foam');
  const form = page.getByRole('search').filter({ has: page.locator('[name=serviceType]') });
  await expect(form.locator('[name=rating]')).toHaveValue('4.2');
  await expect(form.locator('[name=serviceType]')).toHaveValue('mobile &');
  await expect(form.locator('[name=washType]')).toHaveValue('foam');
  await expect(form.locator('[name=washType] option:checked')).toHaveText('Foam wash');
});

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
  test(`caches in front keep ${path} for ${age} seconds`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.headers()['cache-control']).toContain(`s-maxage=${age}`);
  });
}
