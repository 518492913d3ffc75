import { readFileSync } from 'node:fs';
import { PROVIDER_SORTS, type ProviderSort } from '@/lib/domain/list-options';
import { orderPins, type PinRow, toMapPin } from '@/lib/domain/map';
import { LAST_PAGE, listPageCount, PAGE_SIZE } from '@/lib/domain/paging';
import { type Database, type List, list as listOf, migratedDatabase } from './database';

/** Wednesday, 22:30. */
const NOW = 2 * 1440 + 22 * 60 + 30;

/** Lists with the sample data, which takes seconds to store. */
let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
  await database.exec(readFileSync('supabase/seed.sql', 'utf8'));
});

const list = (args: Record<string, unknown> = {}) => listOf(database, { open_now: NOW, ...args });

test('every option count equals the length of its list', async () => {
  const chosen = { emirate: 'dubai', rating: 4 };
  const { options } = await list({ filter: chosen });
  for (const [filter, counts] of Object.entries(options))
    for (const [option, count] of Object.entries(counts)) {
      const value = option === 'now' ? NOW : option;
      const { total } = await list({ filter: { ...chosen, [filter]: value } });
      expect([filter, option, total]).toEqual([filter, option, count]);
    }
});

/** Pins lack what these sort by, and stay best first. */
const LACKING: ProviderSort[] = ['verified', 'eco', 'reviews'];

test('the map sorts like the list', async () => {
  const filter = { emirate: 'sharjah' };
  const near = { latitude: 25.1, longitude: 55.2 };
  const position = { near_latitude: near.latitude, near_longitude: near.longitude };
  const sql = 'select public.provider_pins($1, sort => $2) as pins';
  for (const sort of [...PROVIDER_SORTS.filter((name) => !LACKING.includes(name)), 'near'] as const) {
    const { rows } = await database.query<{ pins: PinRow[] }>(sql, [JSON.stringify(filter), sort]);
    const pins = rows[0]!.pins.map(toMapPin);
    expect(pins.length).toBeGreaterThan(48);
    const { providers } = await list({ filter, sort, ...position });
    const ids = providers.map(({ id }) => id);
    const first = orderPins(pins, sort, near).filter(({ id }) => ids.includes(id));
    expect([sort, first.map(({ id }) => id)]).toEqual([sort, ids]);
  }
});

test('paging returns every provider once, and a page beyond the last returns the last', async () => {
  const pages: List[] = [];
  for (let page = 1; page === 1 || pages.length < listPageCount(pages[0]!.total); page += 1)
    pages.push(await list({ filter: { emirate: 'sharjah' }, page }));
  const ids = pages.flatMap(({ providers }) => providers.map(({ id }) => id));
  expect(pages.length).toBeGreaterThan(2);
  expect(new Set(ids).size).toBe(pages[0]!.total);
  expect(pages.slice(0, -1).every(({ providers }) => providers.length === PAGE_SIZE)).toBe(true);
  expect((await list({ page: 0 })).page).toBe(1);
  expect(await list({ filter: { emirate: 'sharjah' }, page: 1_000 })).toEqual(pages.at(-1));
});

test('a long list ends at the last page that is linked to', async () => {
  // Without triggers, which would derive facts from each row.
  await database.exec('begin; set local session_replication_role = replica');
  const sql = `insert into public.car_wash_locations (business_name) select 'Wash ' || n from generate_series(1, $1::integer) n`;
  await database.query(sql, [LAST_PAGE * PAGE_SIZE]);
  expect((await list({ page: LAST_PAGE + 1 })).page).toBe(LAST_PAGE);
});
