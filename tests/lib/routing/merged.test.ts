import { stayingProviders } from '@/lib/domain/merged';
import type { Route } from '@/lib/routing/route';
import { routeAfterMerge } from '@/lib/routing/route-after-merge';

// prettier-ignore
test.each<[into: (number | null)[], staying: [number, number][]]>([
  [[null, null], []],
  [[null, 1], [[2, 1]]],
  [[null, 1, 2], [[2, 1], [3, 1]]],
  // Circles and a sixth step lead nowhere.
  [[2, 1, 1], []],
  [[null, 1, 2, 3, 4, 5, 6], [[2, 1], [3, 1], [4, 1], [5, 1], [6, 1]]],
])('merged into %j leads to %j', (into, staying) => {
  const rows = into.map((merged_into, index) => ({ id: index + 1, merged_into }));
  expect([...stayingProviders(rows)]).toEqual(staying);
});

// prettier-ignore
test.each<[route: Route, after: Route | undefined]>([
  [{ name: 'home' }, undefined],
  [{ name: 'provider', id: 1 }, undefined],
  [{ name: 'provider', id: 12 }, { name: 'provider', id: 7 }],
  [{ name: 'writeReview', id: 12 }, { name: 'writeReview', id: 7 }],
  [{ name: 'report', provider: 12 } as Route, { name: 'report', provider: 7 } as Route],
  [{ name: 'updateListing', provider: 12 } as Route, { name: 'updateListing', provider: 7 } as Route],
  [{ name: 'compare', ids: [3, 7, 12] }, { name: 'compare', ids: [3, 7] }],
  [{ name: 'compare', ids: [3, 12], kind: 'steam' }, { name: 'compare', ids: [3, 7], kind: 'steam' }],
  [{ name: 'opengraphImage', of: { name: 'provider', id: 12 } } as Route, { name: 'opengraphImage', of: { name: 'provider', id: 7 } } as Route],
])('%j becomes %j', (route, after) => {
  expect(routeAfterMerge(new Map([[12, 7]]), route)).toEqual(after);
});
