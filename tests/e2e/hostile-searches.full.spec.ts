import { expect, test } from '@playwright/test';
import { providers } from '../support/directory';
import { readList, textOf } from '../support/html';
import { isFoundBy } from '../support/matching';
import { inOrder } from '../support/orders';

/** Characters with a meaning in SQL, LIKE patterns or PostgREST queries; search must take them literally. */
const HOSTILE = [
  `'`,
  `,`,
  `()`,
  `%`,
  `_`,
  `*`,
  `"`,
  `\\`,
  `%a%`,
  `w_sh`,
  `wa*sh`,
  `'s`,
  `wash,business_name.not.is.null`,
  `x),or(id.gt.0`,
  `' or '1'='1`,
  `"wash"`,
  `wash\\`,
  `.*`,
  `&`,
  `-`,
  `<b>`,
  `${'wash '.repeat(2_000)}`,
  `${'a'.repeat(10_000)}`,
];

for (const q of HOSTILE) {
  test(`a search for ${JSON.stringify(q.slice(0, 40))} (${q.length}) matches literally`, async ({
    request,
  }) => {
    const expected = (await providers()).filter((row) => isFoundBy(row, q.trim()));
    const list = await readList(request, `/services?q=${encodeURIComponent(q)}`);
    expect(list.ids).toEqual(inOrder(expected));
  });
}

for (const query of [
  'q=%00',
  'q=wash%00',
  'q=%E0%A4',
  'emirate=%E0%A4%A',
  'page=%00',
  'q=%FF&rating=%FF',
  '%=%',
]) {
  test(`/services?${query} does not fail`, async ({ request }) => {
    const response = await request.get(`/services?${query}`);
    expect(response.status()).toBeLessThan(500);
    expect(textOf(await response.text())).toMatch(/Showing [\d,]+ of [\d,]+ services/);
  });
}
