import { type Counters, isEarlier, type TablesVersion, versionOf } from '@/lib/data/directory/read-counters';
import { signatureOf } from '@/lib/data/signature';
import type { LoadedDirectory } from '@/lib/directory/refresh/source';
import type { Results, StaffInputs, StaffTables } from '@/lib/directory/write-back/staff-tables';
import { StaffWriter } from '@/lib/directory/write-back/staff-writer';
import { PROBLEM_TYPES } from '@/lib/domain/problem-types';
import { migratedDatabase } from './database';
import { directoryOf } from './site';

const SHOWN = {
  business_name: 'Shine',
  address: 'Al Barsha, Dubai',
  phone: '050 123 4567',
  service_description: 'Hand wash.',
};

const database = migratedDatabase({ isSigned: true });
beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());

/** Changes providers; a counter rises once in a transaction, which here is that of the test. */
const change = (set: string, where = 'true') =>
  database.exec(
    `select set_config('directory.raised', '', true); update car_wash_locations set ${set} where ${where}`,
  );

/** Calls a function with the public key alone. */
async function call<Value>(sql: string, values: string[]): Promise<Value> {
  const [row] = await database.asVisitor<{ value: Value }>(`select ${sql} as value`, values);
  return row!.value;
}

/** The desk as the site sees it; `calls` are its requests. */
function desk() {
  const calls: string[] = [];
  const readInputs = () => {
    calls.push('work');
    return call<StaffInputs>('work_of_site($1, $2)', ['nonce', signatureOf('work', 'nonce')]);
  };
  const write = (results: Results, nonce = 'nonce') => {
    calls.push(`write ${results.readings.length}`);
    const text = JSON.stringify(results);
    const signature = signatureOf('write back', nonce, text);
    return call<number | null>('write_back($1, $2, $3)', [text, nonce, signature]);
  };
  return { calls, readInputs, write } satisfies StaffTables & { calls: string[] };
}

/** What a process holds that has just looked at the database. */
async function look(): Promise<{ loaded: LoadedDirectory; counters: Counters }> {
  const counters: Counters = new Map(
    (await database.rows('select table_name, changes, last_change, written_as from directory_counters')).map(
      (row) => [
        row.table_name as string,
        {
          changes: Number(row.changes),
          lastChange: Number(row.last_change),
          deliberateLosses: 0,
          held: {},
          writtenAs: row.written_as as string | null,
        },
      ],
    ),
  );
  const asOf = Date.now();
  const { rows, directory } = await directoryOf(database, asOf);
  return {
    counters,
    loaded: {
      rows,
      directory: { ...directory, version: asOf },
      counters,
      hashes: new Map(),
      readAt: new Map(),
      origin: 'database',
      held: [],
      asOf,
    },
  };
}

/** Has a process look and write back, and returns its requests. */
async function writeBack(startedAt = Date.now()): Promise<string[]> {
  const site = desk();
  const writer = new StaffWriter({
    tables: site,
    clock: { now: () => startedAt },
    imageHosts: [],
    build: 'a',
  });
  const { loaded, counters } = await look();
  await writer.onRefresh(loaded, counters);
  return site.calls;
}

test('compares listings that came without: of an owner who has no form, and of staff', async () => {
  await database.insertProviders({ id: 1, ...SHOWN });
  const values = `'Shine', 's@owner.example', 'Dubai'`;
  await database.exec(
    `insert into listing_submissions (business_name, email, emirates, claimed_provider_id, details) values
       (${values}, 1, '{"hours": "9-17"}'), (${values}, null, null)`,
  );
  await writeBack();
  expect(await database.rows('select changes, duplicates from open_submissions order by id')).toEqual([
    { changes: 'opening_hours: (empty) → 9-17', duplicates: null },
    { changes: null, duplicates: '1 Shine (same name)' },
  ]);
  expect(await writeBack()).toEqual([]);
});

const readings = () => database.rows('select * from provider_readings order by provider_id');

describe('of two providers', () => {
  beforeEach(async () => {
    await database.insertProviders(
      { id: 1, ...SHOWN },
      { id: 2, ...SHOWN, phone: '04 123 4567', address: 'Deira, Dubai' },
    );
    await writeBack();
  });

  test('only those that differ are written, with the version of the tables', async () => {
    // Another process knows it from the counters.
    expect(await writeBack()).toEqual([]);
    const [before] = await readings();
    await change("opening_hours = '9-17', updated_at = now()", 'id = 2');
    expect(await writeBack()).toEqual(['work', 'write 1']);
    const [first, second] = await readings();
    expect(first).toEqual(before);
    expect(second).toMatchObject({ hours: 'Daily 09:00–17:00' });
    expect(Number(second!.version)).toBeGreaterThan(Number(first!.version));
  });

  test('pages show facts since they changed, not since a problem came', async () => {
    const since = async () => (await readings())[0]!.on_site_since;
    const before = await since();
    await change('rating = 4', 'id = 1');
    await writeBack();
    expect(await since()).toEqual(before);
    expect((await readings())[0]!.read_at).not.toEqual(before);
    await change("phone = '055 765 4321'", 'id = 1');
    await writeBack();
    expect(await since()).not.toEqual(before);
  });

  test('older tables never overwrite newer ones, however late they are written', async () => {
    const late = desk();
    const work = await late.readInputs();
    const old = await look();
    await change("opening_hours = '9-17'", 'id = 1');
    const write = (version: TablesVersion, edition: number, startedAt = Date.now()) =>
      late.write({
        edition,
        ...version,
        startedAt,
        readAt: new Date().toISOString(),
        readings: [],
        removed: [1, 2],
        listings: [],
        problems: { total: 0, newErrors: 0 },
        judged: { words: [], places: [] },
        problemTypes: PROBLEM_TYPES,
        writtenAs: null,
      });
    await writeBack();
    const { edition, version, lastChange } = await late.readInputs();
    const present = { version, lastChange };
    expect(edition).toBe(work.edition + 1);
    expect(isEarlier(versionOf(old.counters), present)).toBe(true);
    // With what was handed out before, of older tables, and of the same ones by a process that started earlier.
    expect(await write(present, work.edition)).toBeNull();
    expect(await write({ ...present, version: version - 1 }, edition)).toBeNull();
    expect(await write({ version: version + 1, lastChange: lastChange - 1 }, edition)).toBeNull();
    expect(await write(present, edition, 1)).toBeNull();
    // Of tables that a restore has taken back.
    expect(await write({ version, lastChange: lastChange + 1 }, edition)).toBeNull();
    expect(await write(present, edition)).toBe(edition + 1);
  });

  test('one that is deleted has none, also if it is written late', async () => {
    const { loaded, counters } = await look();
    await database.exec('delete from car_wash_locations where id = 1; delete from provider_readings');
    const late = new StaffWriter({ tables: desk(), clock: Date, imageHosts: [], build: 'b' });
    await late.onRefresh(loaded, counters);
    expect((await readings()).map(({ provider_id }) => provider_id)).toEqual([2]);
    await database.exec(`select set_config('directory.raised', '', true); delete from car_wash_locations`);
    await writeBack();
    expect(await readings()).toEqual([]);
  });

  test('problems can be filtered and sorted in Studio', async () => {
    await change('phone_checked_on = current_date - 400, hours_checked_on = current_date - 800, rating = 4');
    await writeBack();
    const sql =
      "select field, severity, meaning from provider_problems where problem = 'checked_long_ago' order by value, id";
    const { severity, meaning } = PROBLEM_TYPES.checked_long_ago;
    expect(await database.rows(sql)).toEqual([
      ...Array(2).fill({ field: 'opening_hours', severity, meaning }),
      ...Array(2).fill({ field: 'phone', severity, meaning }),
    ]);
  });

  test('a WhatsApp number that was replaced as the phone is reported until one of the two is right', async () => {
    const problems = async () => {
      await writeBack();
      return database.rows("select id from provider_problems where problem = 'whatsapp_of_former_phone'");
    };
    const set = (to: string) => change(to, 'id = 1');
    await set("whatsapp_handle = 'https://wa.me/971501234567'");
    expect(await problems()).toEqual([]);
    await set("phone = '055 765 4321'");
    expect(await problems()).toEqual([{ id: 1 }]);
    await set("whatsapp_handle = '055 765 4321'");
    expect(await problems()).toEqual([]);
  });
});

test('nothing is handed out or written without the signature of the site', async () => {
  const signature = signatureOf('work', 'another nonce');
  const refused = 'The signature is missing or wrong';
  await expect(call('work_of_site($1, $2)', ['nonce', signature])).rejects.toThrow(refused);
  await expect(call('write_back($1, $2, $3)', ['{}', 'nonce', signature])).rejects.toThrow(refused);
  await database.insertProviders(SHOWN);
  await database.exec('delete from signing_key');
  expect(await writeBack()).toEqual(['work']);
  expect(await readings()).toEqual([]);
});
