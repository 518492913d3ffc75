import { readdirSync, readFileSync } from 'node:fs';
import { SUMMARY_COLUMNS } from '@/lib/data/provider-row';
import { EMIRATE_NAMES } from '@/lib/domain/emirates';
import { PRICE_OPTIONS, PROVIDER_SORTS, RATING_OPTIONS } from '@/lib/domain/list-options';

const FOLDER = 'supabase/migrations';
const files = readdirSync(FOLDER).sort();

test('every migration has a unique version', () => {
  const versions = files.map((file) => file.split('_')[0]);
  expect(versions.length).toBeGreaterThan(5);
  // A duplicate would be treated as applied, here and by the Supabase CLI.
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});

/** The last definition of every function and constraint. */
const definitions = new Map(
  files
    .flatMap((file) =>
      readFileSync(`${FOLDER}/${file}`, 'utf8').split(/^(?=(?:create|alter|insert|drop|do) )/m),
    )
    .flatMap((statement) => {
      const name = /^(?:create (?:or replace )?function public\.|alter table .+ add constraint )(\w+)/.exec(
        statement,
      )?.[1];
      return name ? [[name, statement] as const] : [];
    }),
);

test.each<[things: string, named: readonly string[], definition: string]>([
  ["emirates' names", Object.values(EMIRATE_NAMES), 'listing_submissions_form'],
  // "rating" is the default.
  ['sort options', PROVIDER_SORTS.slice(1), 'page_of_providers'],
  ['rating options', RATING_OPTIONS.map(String), 'count_providers'],
  ['price options', PRICE_OPTIONS.map(String), 'count_providers'],
])('SQL lists all %s', (_things, named, definition) => {
  const missing = named.filter((word) => !definitions.get(definition)?.includes(`'${word}'`));
  expect(missing).toEqual([]);
});

test('lists select every card column', () => {
  const list = definitions.get('page_of_providers')!;
  const missing = SUMMARY_COLUMNS.split(', ').filter((column) => !new RegExp(`\\b${column}\\b`).test(list));
  // On failure: add the column to page_of_providers; without it, it is null on every card.
  expect(missing).toEqual([]);
});
