import fc from 'fast-check';
import { ASSUMED } from '@/lib/domain/score';
import { type Database, insertProviders, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

type Review = [rating: number | null, reviews: number];

/** Returns the scores of ratings with their numbers of reviews. */
async function scores(...reviews: Review[]): Promise<(number | null)[]> {
  const sql = `select public.score_of((review ->> 0)::numeric, (review ->> 1)::integer) as score
    from jsonb_array_elements($1) with ordinality as given (review, place) order by place`;
  const { rows } = await database.query<{ score: number | null }>(sql, [JSON.stringify(reviews)]);
  return rows.map(({ score }) => score);
}

const rating = fc.integer({ min: 0, max: 500 }).map((hundredths) => hundredths / 100);
const reviews = fc.oneof(fc.nat(30), fc.nat(2_000), fc.nat(2_147_483_647));
/** Scores have four decimals. */
const ROUNDING = 0.000_051;

test('more reviews never move a score away from its rating', () =>
  fc.assert(
    fc.asyncProperty(rating, reviews, reviews, async (rating, one, other) => {
      const [few, many] = [Math.min(one, other), Math.max(one, other)];
      const [score, later] = await scores([rating, few], [rating, many]);
      expect(Math.abs(later! - rating)).toBeLessThanOrEqual(Math.abs(score! - rating) + ROUNDING);
    }),
  ));

test('a score is between the rating and the assumed one, so a rating below that never scores above it', () =>
  fc.assert(
    fc.asyncProperty(rating, reviews, async (rating, reviews) => {
      const [score] = await scores([rating, reviews]);
      expect(score).toBeGreaterThanOrEqual(Math.min(rating, ASSUMED.rating) - ROUNDING);
      expect(score).toBeLessThanOrEqual(Math.max(rating, ASSUMED.rating) + ROUNDING);
    }),
  ));

test('of two ratings with as many reviews, the higher never scores lower', () =>
  fc.assert(
    fc.asyncProperty(rating, rating, reviews, async (one, other, reviews) => {
      const [lower, higher] = await scores([Math.min(one, other), reviews], [Math.max(one, other), reviews]);
      expect(higher).toBeGreaterThanOrEqual(lower!);
    }),
  ));

test('the assumed reviews count as much as the same number of real ones', async () => {
  expect(await scores([5, 0], [1, 0])).toEqual([ASSUMED.rating, ASSUMED.rating]);
  expect(await scores([5, ASSUMED.reviews])).toEqual([(5 + ASSUMED.rating) / 2]);
  expect(await scores([null, 900], [5, -3])).toEqual([null, ASSUMED.rating]);
});

test('one review does not outrank hundreds', async () => {
  const [one, four, some, hundreds] = await scores([5, 1], [5, 4], [4.9, 150], [4.8, 900]);
  expect([one, four, hundreds, some]).toEqual([one, four, hundreds, some].sort((a, b) => a! - b!));
});

test('the score is that of our own reviews once there are ten, else of the imported ones, and of nothing else', () =>
  fc.assert(
    fc.asyncProperty(
      fc.option(rating),
      fc.option(fc.nat(2_000)),
      fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 8, maxLength: 12 }),
      async (rating, reviews, stars) => {
        await database.exec('begin');
        await insertProviders(database, [{ business_name: 'Noor', rating, review_count: reviews }]);
        await database.query(
          `insert into public.provider_reviews (provider_id, stars, visited_in, text, name, status)
           select id, stars, '2026-10-01', 'Quick and careful, number ' || place, 'Amna', 'accepted'
           from public.car_wash_locations, unnest($1::integer[]) with ordinality as given (stars, place)`,
          [stars],
        );
        const { rows } = await database.query<{ score: number | null }>(
          'select score from public.car_wash_locations',
        );
        await database.exec('rollback');
        const mean = Math.round((stars.reduce((sum, one) => sum + one, 0) / stars.length) * 100) / 100;
        const [expected] = await scores(stars.length >= 10 ? [mean, stars.length] : [rating, reviews ?? 0]);
        if (expected === null) expect(rows[0]!.score).toBeNull();
        else expect(rows[0]!.score).toBeCloseTo(expected!, 2);
      },
    ),
    { numRuns: 15 },
  ));

test('a drift of the mean rating is reported from a tenth on', async () => {
  const drift = async (...ratings: number[]) => {
    await database.exec('begin');
    await insertProviders(database, [
      ...ratings.map((rating) => ({ business_name: 'Noor', rating, review_count: 5 })),
      { business_name: 'Without reviews', rating: 1, review_count: 0 },
      { business_name: 'Closed', rating: 1, review_count: 9, closed_on: '2026-01-01' },
      { business_name: null, rating: 1, review_count: 9 },
    ]);
    const { rows } = await database.query(
      'select mean::float, assumed::float from public.rating_drift() as drift',
    );
    await database.exec('rollback');
    return rows;
  };
  expect(await drift()).toEqual([]);
  expect(await drift(4.2, 4.38)).toEqual([]);
  expect(await drift(4.2, 4.4)).toEqual([{ mean: 4.3, assumed: ASSUMED.rating }]);
  expect(await drift(4.1)).toEqual([{ mean: 4.1, assumed: ASSUMED.rating }]);
});
