import { atOnce } from '@/lib/directory/in-chunks';
import { validateStaffWords, type WordsToValidate } from '@/lib/directory/validate-staff-words';
import { migratedDatabase } from './database';
import { directoryOf } from './site';

const database = migratedDatabase({
  all: `insert into car_wash_locations (business_name, wash_type, address) values ('Vapour', 'Zorblax bath', null);
    insert into car_wash_locations (business_name, address) select 'Wash ' || n, 'Dubai' from generate_series(1, 30) as n`,
});

const readDirectory = () => directoryOf(database);

async function unjudged(): Promise<WordsToValidate> {
  return (await database.row<{ work: WordsToValidate }>('select words_to_judge() as work')).work;
}

const writeEffects = (judged: object) =>
  database.rows('select write_word_effects($1)', [JSON.stringify(judged)]);

/** What the site does with its next look. */
async function judge(): Promise<void> {
  await writeEffects(atOnce(validateStaffWords(await readDirectory(), await unjudged(), new Date())));
}

const effects = () =>
  database.rows('select phrase, effect, in_force_since is not null as is_in_force from words order by id');

test('an editor adds a word, and the site finds the provider by it', async () => {
  await database.exec(`insert into words (phrase, means) values ('zorblax', 'washType=steam-cleaning')`);
  expect((await readDirectory()).directory.byId.get(1)!.washTypes).toEqual([]);
  await judge();
  expect(await effects()).toEqual([
    { phrase: 'zorblax', effect: expect.stringMatching(/^1 of 31 .*Vapour \(1\)/), is_in_force: true },
  ]);
  expect((await readDirectory()).directory.byId.get(1)!.washTypes).toEqual(['steam-cleaning']);
  expect(await unjudged()).toEqual({ words: [], places: [] });
});

test('a row that changes many providers waits for confirm', async () => {
  await database.exec(`insert into words (phrase, means) values ('wash', 'washType=foam')`);
  await judge();
  expect(await effects()).toMatchObject([
    { effect: expect.stringMatching(/^Waits: .* 30 of 31 /), is_in_force: false },
  ]);
  await database.exec('update words set confirm = true');
  await judge();
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
});

test('a row that is changed is judged anew, and one that is only noted on is not', async () => {
  await database.exec(`insert into words (phrase, means) values ('zorblax', 'text')`);
  await judge();
  await database.exec(`update words set note = 'From a call', by = 'Amna'`);
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
  const [word] = await database.rows<{ id: number }>('select id from words');
  await database.exec(`update words set means = 'generic'`);
  expect(await effects()).toMatchObject([{ effect: null, is_in_force: false }]);
  await writeEffects({ words: [{ id: word!.id, state: '1', effect: 'Old', isInForce: true }], places: [] });
  expect(await effects()).toMatchObject([{ effect: null, is_in_force: false }]);
});

test('a word of an area that comes later is judged again', async () => {
  await database.exec(`insert into words (phrase, means) values ('zorblax', 'area=al-wadi')`);
  await judge();
  expect(await effects()).toMatchObject([{ effect: expect.stringMatching(/^Not used: .*al-wadi/) }]);
  await database.exec(`insert into places (slug, emirate, name_en, name_ar, latitude, longitude)
    values ('al-wadi', 'RAK', 'Al Wadi', 'الوادي', 25.7, 55.95)`);
  await judge();
  await judge();
  expect(await effects()).toMatchObject([{ is_in_force: true }]);
});

test('the site is told neither notes nor who added a row', async () => {
  await database.exec(
    `insert into words (phrase, means, note, by) values ('zorblax', 'text', 'A note', 'Amna')`,
  );
  const { words } = await unjudged();
  expect(Object.keys(words[0]!)).not.toEqual(expect.arrayContaining(['note']));
  expect(JSON.stringify(words)).not.toMatch(/A note|Amna/);
  await expect(database.asVisitor('select note from words')).rejects.toThrow('permission denied');
});
