import { readdirSync, readFileSync } from 'node:fs';
import { SUMMARY_COLUMNS } from '@/lib/data/provider-row';
import { EMIRATE_NAMES } from '@/lib/domain/emirates';
import { PRICE_OPTIONS, PROVIDER_SORTS, RATING_OPTIONS } from '@/lib/domain/list-options';

const FOLDER = 'supabase/migrations';
const files = readdirSync(FOLDER).sort();

test('every migration has a version of its own', () => {
  const versions = files.map((file) => file.split('_')[0]);
  expect(versions.length).toBeGreaterThan(5);
  // A second one of the same version would be taken for applied, here and by the Supabase CLI.
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
  // "rating" is the order that is left.
  ['sort options', PROVIDER_SORTS.slice(1), 'page_of_providers'],
  ['rating options', RATING_OPTIONS.map(String), 'count_providers'],
  ['price options', PRICE_OPTIONS.map(String), 'count_providers'],
])('the database names all %s', (_things, named, definition) => {
  const missing = named.filter((word) => !definitions.get(definition)?.includes(`'${word}'`));
  expect(missing).toEqual([]);
});

test('lists read every column of cards', () => {
  const list = definitions.get('page_of_providers')!;
  const missing = SUMMARY_COLUMNS.split(', ').filter((column) => !new RegExp(`\\b${column}\\b`).test(list));
  // Add it to page_of_providers; without the column it is null on every card.
  expect(missing).toEqual([]);
});
