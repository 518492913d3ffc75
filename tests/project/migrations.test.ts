import { readdirSync, readFileSync } from 'node:fs';
import { SUMMARY_COLUMNS } from '@/lib/data/provider-row';
import { EMIRATE_NAMES, EMIRATES } from '@/lib/domain/emirates';
import { PROVIDER_SORTS } from '@/lib/domain/list-options';
import { WASH_TYPES } from '@/lib/domain/wash-types';

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
      const name = /^(?:create or replace function public\.|alter table .+ add constraint )(\w+)/.exec(
        statement,
      )?.[1];
      return name ? [[name, statement] as const] : [];
    }),
);

test.each<[things: string, named: readonly string[], definitions: string[]]>([
  [
    'emirates',
    EMIRATES,
    ['emirates_of', 'filter_options', 'facets_of', 'filter_phrase_list', 'areas_no_emirate'],
  ],
  ["emirates' names", Object.values(EMIRATE_NAMES), ['listing_submissions_form']],
  [
    'Arabic names of emirates',
    Object.values(EMIRATE_NAMES).map((name) => name.toLowerCase()),
    ['search_alias_list'],
  ],
  [
    'wash types',
    WASH_TYPES,
    ['wash_types_of', 'filter_options', 'facets_of', 'provider_conditions', 'list_providers'],
  ],
  ['sort options', PROVIDER_SORTS.slice(1), ['provider_order']],
])('the database names all %s', (_things, named, names) => {
  const missing = names.flatMap((name) =>
    named
      .filter((word) => !definitions.get(name)?.includes(`'${word}'`))
      .map((word) => `${name} does not name '${word}': replace it in a new migration`),
  );
  expect(missing).toEqual([]);
});

test('what the database asks of wash types, it asks of all of them', () => {
  const lists = [...definitions]
    .flatMap(([name, text]) =>
      [...text.matchAll(/wash_type in \(([^)]+)\)/g)].map(([, list]) => ({ name, list: list! })),
    )
    // The other lists are of kinds.
    .filter(({ list }) => list.includes(`'${WASH_TYPES[0]}'`));
  expect(lists.length).toBeGreaterThan(1);
  const missing = lists.flatMap(({ name, list }) =>
    WASH_TYPES.filter((type) => !list.includes(`'${type}'`)).map(
      (type) => `${name} leaves out '${type}': replace it in a new migration`,
    ),
  );
  expect(missing).toEqual([]);
});

test('lists read every column of cards', () => {
  const list = definitions.get('list_providers')!;
  const missing = SUMMARY_COLUMNS.split(', ').filter((column) => !new RegExp(`\\b${column}\\b`).test(list));
  // Replace list_providers in a new migration; without the column it is null on every card.
  expect(missing).toEqual([]);
});

test('a migration that changes how rows are classified computes the rows that are there anew', () => {
  const texts = files.map((file) => readFileSync(`${FOLDER}/${file}`, 'utf8'));
  const recompute = /`(update public\.car_wash_locations set .+;)`/.exec(texts.join('\n'))![1]!;
  const forgetful = ['emirates_of', 'districts_of', 'is_eco_friendly', 'wash_types_of', 'kinds_of'].flatMap(
    (name) => {
      const [, ...later] = files.filter((_, index) =>
        texts[index]!.includes(`replace function public.${name}(`),
      );
      return later.filter((file) => !texts[files.indexOf(file)]!.includes(recompute));
    },
  );
  // End it with the update that is named at the head of …_classification.sql, else these rows stay as they were.
  expect(forgetful).toEqual([]);
});
