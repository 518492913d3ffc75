import {
  DISTRICT_SIZE,
  GROUP_SIZE,
  PAGE_SIZE,
  pageCount,
  pagesAround,
  pagesToJumpTo,
} from '@/lib/domain/paging';

test('a page has 24 cards, a group of a wash type six, and a district twenty', () => {
  expect([PAGE_SIZE, GROUP_SIZE, DISTRICT_SIZE]).toEqual([24, 6, 20]);
  expect([0, 1, 24, 25, 48, 49].map((total) => pageCount(total))).toEqual([1, 1, 1, 2, 2, 3]);
});

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [2, 3, [1, 2, 3]],
  [5, 27, [1, 4, 5, 6, 27]],
  [27, 27, [1, 26, 27]],
])('on page %s of %s links to the pages %s', (page, last, pages) => {
  expect(pagesAround(page, last)).toEqual(pages);
});

test.each([1, 2, 22, 40, 41, 500, 20_834])('offers a link close to each of %s pages', (last) => {
  const jumps = pagesToJumpTo(last);
  expect(jumps[0]).toBe(1);
  expect(jumps.length).toBeLessThanOrEqual(40);
  if (last <= 40) expect(jumps).toHaveLength(last);
  expect(Math.max(...jumps)).toBeLessThanOrEqual(last);
  expect(Math.max(...jumps.map((page, index) => (jumps[index + 1] ?? last) - page))).toBeLessThanOrEqual(
    Math.ceil(last / 40),
  );
});
