import { type DirectoryRows, type Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import { toDirectory } from '@/lib/directory/derive-directory';
import type { Derived } from '@/lib/directory/directory';
import { atOnce } from '@/lib/directory/in-chunks';
import { judgeWords, type WordsToJudge } from '@/lib/directory/judge-words';
import { type Database, insertProviders, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  const kinds = Array.from({ length: 30 }, (_, index) => ({
    business_name: `Wash ${index}`,
    address: 'Dubai',
  }));
  await insertProviders(database, [{ business_name: 'Vapour', wash_type: 'Zorblax bath' }, ...kinds]);
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

async function rowsOf<T extends Table>(table: T): Promise<DirectoryRows[T]> {
  const condition = table === 'words' || table === 'places' ? 'in_force_since is not null' : 'true';
  const { rows } = await database.query<{ row: unknown }>(
    `select to_jsonb(stored) as row from public.${table} as stored where ${condition}`,
  );
  return rows.map(({ row }) => toRow(table, row)!) as DirectoryRows[T];
}

/** The directory of the database, as the site holds it. */
async function readDirectory(): Promise<Derived> {
  const rows = {
    ...(Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows),
    car_wash_locations: await rowsOf('car_wash_locations'),
    words: await rowsOf('words'),
    places: await rowsOf('places'),
  };
  return { rows, directory: toDirectory(rows, { readAt: 0, imageHosts: [] }) };
}

async function unjudged(): Promise<WordsToJudge> {
  const { rows } = await database.query<{ work: WordsToJudge }>('select public.words_to_judge() as work');
  return rows[0]!.work;
}

const writeEffects = (judged: object) =>
  database.query('select public.write_word_effects($1)', [JSON.stringify(judged)]);

/** What the site does with its next look. */
async function judge(): Promise<void> {
  await writeEffects(atOnce(judgeWords(await readDirectory(), await unjudged(), new Date())));
}

const effects = async () =>
  (
    await database.query<{ phrase: string; effect: string | null; is_in_force: boolean }>(
      'select phrase, effect, in_force_since is not null as is_in_force from public.words order by id',
    )
  ).rows;

test('an editor adds a word, and the site finds the provider by it', async () => {
  await database.exec(
    `insert into public.words (phrase, means) values ('zorblax', 'washType=steam-cleaning')`,
  );
  expect((await readDirectory()).directory.byId.get(1)!.washTypes).toEqual([]);
  await judge();
  expect(await effects()).toEqual([
    { phrase: 'zorblax', effect: '1 of 31 providers changed: Vapour (1).', is_in_force: true },
  ]);
  expect((await readDirectory()).directory.byId.get(1)!.washTypes).toEqual(['steam-cleaning']);
  expect(await unjudged()).toEqual({ words: [], places: [] });
});

test('a row that changes many providers waits for confirm', async () => {
  await database.exec(`insert into public.words (phrase, means) values ('wash', 'washType=foam')`);
  await judge();
  expect(await effects()).toMatchObject([
    { effect: expect.stringMatching(/^Waits: .* 30 of 31 /), is_in_force: false },
  ]);
  await database.exec('update public.words set confirm = true');
  await judge();
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
});

test('a row that is changed is judged anew, and one that is only noted on is not', async () => {
  await database.exec(`insert into public.words (phrase, means) values ('zorblax', 'text')`);
  await judge();
  await database.exec(`update public.words set note = 'From a call', by = 'Amna'`);
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
  const [word] = (await database.query<{ id: number }>('select id from public.words')).rows;
  await database.exec(`update public.words set means = 'generic'`);
  expect(await effects()).toMatchObject([{ effect: null, is_in_force: false }]);
  await writeEffects({ words: [{ id: word!.id, state: '1', effect: 'Old', isInForce: true }], places: [] });
  expect(await effects()).toMatchObject([{ effect: null, is_in_force: false }]);
});

test('a word of an area that comes later is judged again', async () => {
  await database.exec(`insert into public.words (phrase, means) values ('zorblax', 'area=al-wadi')`);
  await judge();
  expect(await effects()).toMatchObject([{ effect: 'Not used: There is no area “al-wadi”.' }]);
  await database.exec(`insert into public.places (slug, emirate, name_en, name_ar, latitude, longitude)
    values ('al-wadi', 'RAK', 'Al Wadi', 'الوادي', 25.7, 55.95)`);
  await judge();
  await judge();
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
});

test('changes of words and places are kept, and can be undone', async () => {
  await database.exec(`insert into public.words (phrase, means) values ('zorblax', 'text')`);
  await judge();
  await database.exec(`update public.words set means = 'generic'`);
  const rows = async (sql: string) => (await database.query<Record<string, unknown>>(sql)).rows;
  const changes = await rows(
    `select id, name, before, after from public.provider_history where table_name = 'words' order by id`,
  );
  expect(changes).toMatchObject([
    { name: 'zorblax', before: null, after: { phrase: 'zorblax', means: 'text' } },
    { before: { means: 'text' }, after: { means: 'generic' } },
  ]);
  const undo = async (id: unknown) =>
    (
      await rows(`update public.provider_history set undo = true where id = ${Number(id)} returning result`)
    )[0]!.result;
  expect(await undo(changes[1]!.id)).toBe('Undone.');
  expect(await rows('select means, effect from public.words')).toEqual([{ means: 'text', effect: null }]);
  expect(await undo(changes[0]!.id)).toMatch(/^Undone: word \d+ was deleted\.$/);
  await database.exec(
    `insert into public.places (slug, emirate) values ('hatta', 'nothing'); delete from public.places`,
  );
  const [, deleted] = await rows(
    `select id from public.provider_history where table_name = 'places' order by id`,
  );
  expect(await undo(deleted!.id)).toBe('Undone: place hatta is back.');
});

test('the site is told neither notes nor who added a row', async () => {
  await database.exec(
    `insert into public.words (phrase, means, note, by) values ('zorblax', 'text', 'A note', 'Amna')`,
  );
  const { words } = await unjudged();
  expect(Object.keys(words[0]!)).not.toEqual(expect.arrayContaining(['note']));
  expect(JSON.stringify(words)).not.toMatch(/A note|Amna/);
  await database.exec('set local role anon');
  await expect(database.query('select note from public.words')).rejects.toThrow('permission denied');
});
