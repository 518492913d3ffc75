import { readFileSync } from 'node:fs';
import { type Database, list as listOf, migratedDatabase } from './database';
import { QUESTIONS } from './search-questions';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
  await database.exec('reset search_path');
});

/** Wednesday 15:00, in minutes of the week. */
const NOW = 2 * 1440 + 15 * 60;

async function parse(search: string): Promise<Record<string, unknown>> {
  const { rows } = await database.query<{ parsed: Record<string, unknown> }>(
    'select public.parse_search($1, $2) as parsed',
    [search, NOW],
  );
  const { corrected: _, without: __, ...parsed } = rows[0]!.parsed;
  return parsed;
}

test.each(QUESTIONS.flatMap(([parsed, searches]) => searches.map((search) => ({ search, parsed }))))(
  '$search is parsed as $parsed',
  async ({ search, parsed }) => {
    const values = Object.entries(parsed).map(([key, value]) => [key, value === true ? '1' : value]);
    expect(await parse(search)).toEqual({ words: [], ...Object.fromEntries(values) });
  },
);

const list = (args: Record<string, unknown>) => listOf(database, args);

test('finds what the words mean and what holds the letters, the former first', async () => {
  await database.exec(`begin; insert into public.car_wash_locations (id, business_name, address, service_description, rating) values
    (903, 'Zafir', 'Deira, Dubai', 'Owner of the steam sharjah label', 5)`);
  const meant = await list({ filter: { wash_type: 'steam-cleaning', emirate: 'sharjah' } });
  const found = await list({ search: 'steam sharjah' });
  expect(found.total).toBe(meant.total + 1);
  expect(found.providers.slice(0, meant.total)).toEqual(meant.providers);
  expect(found.providers.at(-1)!.id).toBe(903);
  expect((await list({ search: 'steam sharjah', sort: 'reviews' })).total).toBe(found.total);
  expect((await list({ search: '"steam sharjah"' })).providers.map(({ id }) => id)).toEqual([903]);
  await database.exec('rollback');
});

test('finds a provider by its name in Latin letters, also misspelt', async () => {
  await database.exec(`begin; insert into public.car_wash_locations (id, business_name, name_latin, address) values
    (903, 'مغسلة لآلئ الصباح', 'Maghsalat Laali Alsabah', 'Deira, Dubai')`);
  const idsOf = async (search: string) => (await list({ search })).providers.map(({ id }) => id);
  expect(await idsOf('laali alsabah')).toEqual([903]);
  expect(await idsOf('"maghsalat laali"')).toEqual([903]);
  expect(await idsOf('لآلئ الصباح')).toEqual([903]);
  const { total, alternatives } = await list({ search: 'magsalat lali alsabha' });
  expect([total, alternatives[0]!.reason, alternatives[0]!.providers[0]!.id]).toEqual([0, 'spelling', 903]);
  await database.exec('rollback');
});

test('text in quotes is never parsed', async () => {
  expect(await list({ search: '"dubai marina mobile"' })).toMatchObject({ total: 0, parsedQuery: null });
});

test('words that name filters find the same providers as the filters', async () => {
  const words = await list({ search: 'dubai marina mobile' });
  const filters = await list({ filter: { area: 'dubai-marina', service_mode: 'mobile' } });
  expect(words.total).toBe(filters.total);
  expect(words.providers).toEqual(filters.providers);
});

test('an order named in a search is applied unless one was chosen', async () => {
  const cheap = await list({ search: 'cheap dubai' });
  expect(cheap.providers).toEqual((await list({ filter: { emirate: 'dubai' }, sort: 'price' })).providers);
  const byName = await list({ search: 'cheap dubai', sort: 'name' });
  expect(byName.providers).toEqual((await list({ filter: { emirate: 'dubai' }, sort: 'name' })).providers);
});

test('each part of the meaning can be removed from the search', async () => {
  const { parsedQuery } = await list({ search: 'steam wash in Al Quoz under 60' });
  expect(parsedQuery!.without).toEqual({
    wash_type: 'Al Quoz under 60',
    area: 'steam wash in under 60',
    max_price: 'steam wash in Al Quoz',
  });
  expect((await list({ search: 'best car wash in dubai' })).parsedQuery!.without).toEqual({ emirate: '' });
});

test('a list near an area starts at its centre', async () => {
  const { providers, total } = await list({ search: 'car wash near jbr' });
  expect(total).toBe((await list({})).total);
  const distances = providers.map((provider) => (provider as { distance?: number }).distance);
  expect(distances[0]).toBeLessThan(3_000);
  expect(distances[23]!).toBeGreaterThan(distances[0]!);
});

test.each([
  ['al-mamzar-dubai', 'dubai', 'near Al Mamzar, Dubai', 'قرب الممزر، دبي'],
  ['al-mamzar-sharjah', 'sharjah', 'near Al Mamzar, Sharjah', 'قرب الممزر، الشارقة'],
])(
  'the nearest providers to %s, whose name two emirates have, can be searched for',
  async (area, emirate, ...names) => {
    const { alternatives } = await list({ filter: { area } });
    expect(alternatives[0]).toMatchObject({ reason: 'near', area, emirate });
    for (const search of [...names, `near ${area} ${emirate}`])
      expect(await parse(search)).toMatchObject({ near_area: area });
  },
);

test('an empty list offers a list without the unknown words, the nearest providers or one filter less', async () => {
  const reasons = async (args: Record<string, unknown>) =>
    (await list(args)).alternatives.map(({ reason, total, providers }) => [
      reason,
      total > 0,
      providers.length > 0,
    ]);
  expect(await reasons({ search: 'hydrofoil dubai' })).toEqual([['words', true, true]]);
  expect((await reasons({ search: 'rimlata dubai' }))[0]).toEqual(['spelling', true, true]);
  expect(await reasons({ search: 'jbr' })).toEqual([['near', true, true]]);
  expect(await reasons({ filter: { area: 'jbr' } })).toEqual([['near', true, true]]);
  const chosen = await reasons({ search: 'steam sharjah', filter: { emirate: 'dubai' } });
  expect(chosen[0]).toEqual(['chosen', true, true]);
  const filters = await reasons({ filter: { emirate: 'dubai', max_price: 1 } });
  expect(filters).toEqual([['filter', true, true]]);
  expect(await reasons({ search: 'asdf' })).toEqual([]);
  expect(await reasons({ filter: { rating: 6 } })).toEqual([['all', true, true]]);
  // A car alone narrows nothing.
  expect(await reasons({ search: 'asdf', filter: { car: 'suv' } })).toEqual([]);
  expect(await reasons({ filter: { rating: 6, car: 'suv' } })).toEqual([['all', true, true]]);
  const { alternatives } = await list({ search: 'jbr', filter: { car: 'suv' } });
  const withoutOne = alternatives.filter(({ reason }) => reason === 'filter');
  expect(withoutOne.filter(({ filter }) => filter.car === undefined)).toEqual([]);
});

test('a short list offers related kinds', async () => {
  await database.exec(`begin; insert into public.car_wash_locations (id, business_name, address, wash_type) values
    (904, 'Zafir', 'Masfout, Ajman', 'Polishing'), (905, 'Zafir', 'Masfout, Ajman', 'Auto detailing')`);
  const { total, alternatives } = await list({ search: 'polishing masfout' });
  expect(total).toBeLessThanOrEqual(3);
  expect(alternatives[0]).toMatchObject({
    reason: 'kind',
    filter: { area: 'masfout', wash_type: 'auto-detailing' },
  });
  expect(alternatives[0]!.providers.map(({ id }) => id)).toContain(905);
  await database.exec('rollback');
});

test('chosen filters and filters named in the search must both hold', async () => {
  expect((await list({ search: 'steam wash in sharjah', filter: { emirate: 'dubai' } })).total).toBe(0);
  const cheaper = await list({ search: 'steam wash in sharjah under 50', filter: { max_price: 30 } });
  const both = { wash_type: 'steam-cleaning', emirate: 'sharjah', max_price: 30 };
  expect(cheaper.total).toBe((await list({ filter: both })).total);
});

test('a day and time in a search lists who is open then, and so does the filter', async () => {
  const words = await list({ search: 'open friday 21:30 sharjah' });
  const filter = { open: 4 * 1440 + 21 * 60 + 30, emirate: 'sharjah' };
  const filtered = await list({ filter });
  expect(words.total).toBeGreaterThan(0);
  expect(words.providers).toEqual(filtered.providers);
  // A chosen time must match as well.
  const atNight = await list({ search: 'sharjah', filter: { open: 4 * 1440 + 3 * 60 } });
  const both = await list({ search: 'open friday 3 am', filter });
  expect(both.total).toBeLessThanOrEqual(Math.min(atNight.total, filtered.total));
  expect(both.total).toBeLessThan(filtered.total);
});

test('a phone number in any format finds its provider, and so does an id', async () => {
  const { rows } = await database.query<{ id: number; phone_e164: string }>(
    "select id, phone_e164 from public.car_wash_locations where phone_e164 like '+9715%' and is_listed order by id limit 1",
  );
  const { id, phone_e164: phone } = rows[0]!;
  const local = phone.replace('+971', '0');
  const spaced = `${local.slice(0, 3)} ${local.slice(3, 6)} ${local.slice(6)}`;
  const pasted = [
    `https://wa.me/${phone.slice(1)}?text=Hi`,
    `https://api.whatsapp.com/send?phone=${phone.slice(1)}`,
    `tel:${phone}`,
    `Wash & Go, Al Quoz, Dubai\n4.6 (120) · Open\n${spaced}`,
    `call ${phone.slice(0, 4)} (0)${phone.slice(4)} please`,
  ];
  const inDigitsOf = (zero: string) =>
    `نور واش ${spaced.replace(/\d/g, (digit) => String.fromCodePoint(zero.codePointAt(0)! + Number(digit)))}`;
  for (const typed of [phone, local, spaced, ...pasted, inDigitsOf('٠'), inDigitsOf('۰')])
    expect((await list({ search: typed })).providers.map((provider) => provider.id)).toContain(id);
  expect((await list({ search: ` #${id} ` })).providers.map((provider) => provider.id)).toEqual([id]);
  expect((await list({ search: '#999999999' })).total).toBe(0);
});

test('places and kinds match in either language, whichever the provider uses', async () => {
  await database.exec(`begin; insert into public.car_wash_locations 
    (id, business_name, address, wash_type, rating, review_count) values
    (901, 'Zafir', 'دبي مارينا، دبي', 'بخار ', 5, 9999), (902, 'Zafir', 'Marina, Dubai', 'Steam', 5, 9999)`);
  for (const search of ['zafir dubai marina', 'دبي مارينا', 'dubai marina', 'غسيل بالبخار'])
    expect([search, (await list({ search })).providers.map(({ id }) => id)]).toEqual([
      search,
      expect.arrayContaining([901, 902]),
    ]);
  await database.exec('rollback');
});

test('every kind can be searched for', async () => {
  const { rows } = await database.query<{ slug: string }>(
    `select slug from public.kinds where not exists (
       select from public.search_words where option in (slug, wash_type))`,
  );
  expect(rows.map(({ slug }) => slug)).toEqual([]);
});

test('search phrases that staff add take effect with the next search', async () => {
  await database.exec(`begin; update public.search_words set phrases = phrases || '{Vapour bath}'
    where filter = 'wash_type' and option = 'steam-cleaning'`);
  expect(await parse('vapour bath in ajman')).toEqual({
    wash_type: 'steam-cleaning',
    emirate: 'ajman',
    words: [],
  });
  await database.exec('rollback');
});

test('a search is limited to 16 words, and invisible characters list everything', async () => {
  const words = `steam${' wash in the car in'.repeat(3)}`;
  expect(words.split(' ')).toHaveLength(16);
  const { total } = await list({ search: words });
  expect(total).toBeGreaterThan(0);
  expect((await list({ search: `${words} sharjah` })).total).toBe(total);
  expect((await list({ search: '\u200f\u200f' })).total).toBe((await list({})).total);
});
