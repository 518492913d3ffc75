import { SEARCHED_CAR_CARE } from '@/lib/domain/car-care';
import { type Database, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});

test('the site knows other names for exactly the wash types and kinds of the database', async () => {
  const { rows } = await database.query<{ slug: string }>(
    `select slug from public.wash_types union all select slug from public.kinds where wash_type is null`,
  );
  const slugs = rows.map(({ slug }) => slug);
  expect(SEARCHED_CAR_CARE.map(({ slug }) => slug).sort()).toEqual(slugs.sort());
});

/** Wash types that are filters of their own in searches. */
const FILTERS: Record<string, string> = {
  'mobile-car-wash': 'service_mode=mobile',
  'eco-friendly': 'is_eco=1',
};
const meaningOf = (slug: string) => FILTERS[slug] ?? `wash_type=${slug}`;

// On failure, add the name to the row of search_words.
test.each(SEARCHED_CAR_CARE)('searches understand the other names of $slug', async ({ slug, aliases }) => {
  const { rows } = await database.query<{ alias: string; meaning: string | null }>(
    `select alias, filter || '=' || option as meaning
     from unnest($1::text[]) as alias, unnest(public.search_forms(array[alias])) as alias_form
     left join public.search_phrases on form = alias_form`,
    // "Automatic" looks like the Arabic word for "to", which means nothing in a search.
    [aliases.filter((alias) => alias !== 'آلي')],
  );
  expect(rows).toEqual(rows.map(({ alias }) => ({ alias, meaning: meaningOf(slug) })));
});

test('searches know no other wash types and kinds', async () => {
  const { rows } = await database.query<{ meaning: string }>(
    `select filter || '=' || option as meaning from public.search_words where filter = 'wash_type'`,
  );
  const known = SEARCHED_CAR_CARE.map(({ slug }) => meaningOf(slug));
  expect(rows.map(({ meaning }) => meaning).filter((meaning) => !known.includes(meaning))).toEqual([]);
});
