import type { Landing } from '@/lib/directory/landing';
import { districtLanding, emirateLanding, findAreaLanding, washTypeLanding } from '@/lib/directory/landing';
import { DISTRICT_SIZE, PAGE_SIZE } from '@/lib/domain/paging';
import { type Facts, smallDirectory } from '../../support/small-directory';

const moment = new Date('2026-11-25T18:30:00Z');
const reviewed = { rating: 4.5, reviewCount: 30 };
const PROVIDERS: Facts[] = [
  { name: 'Reef', area: 'jlt', districts: ['jlt'], washTypes: ['steam-cleaning'], score: 4.1, ...reviewed },
  { name: 'Palm', area: 'jlt', districts: ['jlt'], score: 4.4, rating: 4.9, reviewCount: 4 },
  { name: 'Dune', area: 'al-quoz', washTypes: ['steam-cleaning'], score: 4.3, ...reviewed },
];
const DIRECTORY = smallDirectory(PROVIDERS);

type Summarized = Omit<Landing, 'stats'> & { stats: { providers: number } };
const summary = ({ stats: { providers }, districts, best, isEmpty }: Summarized) => ({
  providers, districts, best: best?.name, isEmpty,
}); // prettier-ignore

test('an emirate has its areas, districts and the best provider with enough reviews', () => {
  const landing = emirateLanding(DIRECTORY, 'dubai');
  expect(summary(landing)).toEqual({ providers: 3, districts: ['jlt'], best: 'Dune', isEmpty: false });
  expect(landing.areas.map(({ slug }) => slug)).toEqual(['jlt', 'al-quoz']);
  const empty = emirateLanding(DIRECTORY, 'ajman');
  expect(summary(empty)).toEqual({ providers: 0, districts: [], best: undefined, isEmpty: true });
  expect(empty.areas).toEqual([]);
});

test('a district has its highest rated providers', () => {
  const landing = districtLanding(DIRECTORY, 'jlt');
  expect(summary(landing)).toEqual({ providers: 2, districts: [], best: 'Reef', isEmpty: false });
  expect(landing.providers.map(({ name }) => name)).toEqual(['Palm', 'Reef']);
  expect(landing.neighbours.map(({ place }) => place.slug)).toEqual(['al-quoz']);
  expect(districtLanding(DIRECTORY, 'corniche')).toMatchObject({ providers: [], isEmpty: true });
  const many = smallDirectory(Array.from({ length: 21 }, () => PROVIDERS[0]!));
  expect(districtLanding(many, 'jlt').providers).toHaveLength(DISTRICT_SIZE);
});

test('a wash type has a page of its providers, best first', () => {
  const everywhere = washTypeLanding(DIRECTORY, 'steam-cleaning', undefined, { page: 1, moment });
  expect(summary(everywhere)).toEqual({ providers: 2, districts: [], best: 'Dune', isEmpty: false });
  expect(everywhere.list.providers.map(({ name }) => name)).toEqual(['Dune', 'Reef']);
  const inDubai = washTypeLanding(DIRECTORY, 'steam-cleaning', 'dubai', { page: 1, moment });
  expect(summary(inDubai)).toEqual({ providers: 2, districts: ['jlt'], best: 'Dune', isEmpty: false });
  const inAjman = washTypeLanding(DIRECTORY, 'steam-cleaning', 'ajman', { page: 1, moment });
  expect(summary(inAjman)).toEqual({ providers: 0, districts: [], best: undefined, isEmpty: true });
});

test('later pages name no best provider', () => {
  const many = smallDirectory(Array.from({ length: PAGE_SIZE + 1 }, () => PROVIDERS[0]!));
  const second = washTypeLanding(many, 'steam-cleaning', undefined, { page: 2, moment });
  expect([second.list.page, second.list.providers.length, second.best]).toEqual([2, 1, undefined]);
  expect(findAreaLanding(many, 'jlt', { page: 2, moment })!.best).toBeUndefined();
});

test('an area has a page of its providers and is thin with fewer than three', () => {
  const landing = findAreaLanding(DIRECTORY, 'jlt', { page: 1, moment })!;
  expect(summary(landing)).toEqual({ providers: 2, districts: [], best: 'Reef', isEmpty: false });
  expect(landing.list.providers.map(({ name }) => name)).toEqual(['Palm', 'Reef']);
  expect(landing).toMatchObject({ area: { slug: 'jlt' }, isThin: true });
  const three = smallDirectory([...PROVIDERS, PROVIDERS[0]!]);
  expect(findAreaLanding(three, 'jlt', { page: 1, moment })!.isThin).toBe(false);
  const empty = findAreaLanding(DIRECTORY, 'al-barsha', { page: 1, moment });
  expect(empty).toMatchObject({ isEmpty: true, isThin: true, stats: { providers: 0 } });
  expect(findAreaLanding(DIRECTORY, 'nowhere', { page: 1, moment })).toBeUndefined();
});
