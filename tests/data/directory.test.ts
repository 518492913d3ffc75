import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readCounters } from '@/lib/data/directory/read-counters';
import { readRows, readTable } from '@/lib/data/directory/read-table';
import { readHashes } from '@/lib/data/directory/row-hashes';
import { TABLE_NAMES } from '@/lib/data/directory/tables';
import { reportHeld } from '@/lib/data/site-calls';
import { DirectoryKeeper } from '@/lib/directory/refresh/directory-keeper';
import { fileCopies } from '@/lib/directory/refresh/file-copies';
import type { Copies } from '@/lib/directory/refresh/source';
import { writeSnapshot } from '@/lib/directory/write-snapshot';
import { isBlank } from '@/lib/domain/text';
import { BACKEND, request } from './backend';

const json = async <T>(path: string, key = BACKEND.secretKey, init?: RequestInit) =>
  (await (await request(path, key, init)).json()) as T[];

/** Changes rows as staff do. */
const write = (method: string, path: string, values?: object) =>
  json<{ id: number }>(path, BACKEND.secretKey, {
    method,
    body: values && JSON.stringify(values),
    headers: { Prefer: 'return=representation' },
  });

const NO_COPIES: Copies = { load: async () => undefined, save: async () => undefined };

/** A process of the site, whose clock the tests move and whose requests wait for as long as the database takes. */
function startProcess(copies = NO_COPIES) {
  let later = 0;
  const clock = { now: () => Date.now() + later, wait: () => new Promise<void>(() => undefined) };
  const keeper = new DirectoryKeeper({
    source: { readCounters, readTable, readRows, readHashes },
    clock,
    copies,
    imageHosts: [],
  });
  const inTenSeconds = () => {
    later += 10_000;
    return keeper.get();
  };
  return { keeper, inTenSeconds };
}

beforeEach(() => void jest.spyOn(console, 'info').mockImplementation());

test('reads everything that the public may see', async () => {
  const { keeper } = startProcess();
  const directory = await keeper.get();
  expect(keeper.health).toMatchObject({ origin: 'database', refused: [], unreadable: 0, failures: 0 });
  const rows = await json<{ id: number; business_name: string | null }>(
    'car_wash_locations?closed_on=is.null&select=id,business_name&order=id',
  );
  const listed = rows.filter(({ business_name }) => business_name !== null && !isBlank(business_name));
  expect(directory.providers.map(({ id }) => id)).toEqual(listed.map(({ id }) => id));
  for (const table of ['faqs', 'blog_posts', 'pages'] as const) {
    const published = await json(`${table}?is_published=is.true&select=id`);
    expect(keeper.rowCounts[table]).toBe(published.length);
  }
  // Of sample providers nobody has called.
  for (const table of TABLE_NAMES.filter((name) => name !== 'call_alerts'))
    expect([table, keeper.rowCounts[table]]).not.toEqual([table, 0]);
});

test('counts own reviews as the database does', async () => {
  const { providers, reviews } = await startProcess().keeper.get();
  const published = await json<{ provider_id: number; stars: number }>(
    'provider_reviews?published_at=not.is.null&select=provider_id,stars',
  );
  const reviewed = providers.filter(({ id }) => published.some(({ provider_id }) => provider_id === id));
  expect(reviewed.length).toBeGreaterThan(0);
  expect(providers.filter(({ own }) => own)).toEqual(reviewed);
  for (const { id, own } of reviewed) {
    const stars = published.filter(({ provider_id }) => provider_id === id).map((review) => review.stars);
    const mean = stars.reduce((sum, one) => sum + one) / stars.length;
    expect(own).toEqual({ rating: Math.round(mean * 100) / 100, reviews: stars.length });
    expect(reviews.get(id)!.reviews).toHaveLength(stars.length);
  }
});

test('a table that is not there is missing, not unreachable', async () => {
  await expect(readTable('no_such_table' as never)).rejects.toThrow();
  const response = await request('no_such_table?select=id', BACKEND.publishableKey);
  expect(response.status).toBe(404);
});

test('shows what has changed at the next look', async () => {
  const { keeper, inTenSeconds } = startProcess();
  const before = await keeper.get();
  const [{ id }] = (await write('POST', 'car_wash_locations', {
    business_name: 'Quite New Wash',
    address: 'Al Quoz, Dubai',
    rating: 4.5,
  })) as [{ id: number }];
  try {
    expect((await keeper.get()).byId.get(id)).toBeUndefined();
    const after = await inTenSeconds();
    expect(after.byId.get(id)).toMatchObject({ name: 'Quite New Wash', rating: 4.5, emirates: ['dubai'] });
    const [other] = before.providers;
    expect(after.byId.get(other!.id)).toBe(other);
    await write('PATCH', `car_wash_locations?id=eq.${id}`, { closed_on: '2026-11-01' });
    expect((await inTenSeconds()).byId.get(id)).toMatchObject({ isClosed: true });
  } finally {
    await write('DELETE', `car_wash_locations?id=eq.${id}`);
  }
  expect((await inTenSeconds()).byId.get(id)).toBeUndefined();
});

test('reads of a large table only what has changed since', async () => {
  const { keeper, inTenSeconds } = startProcess();
  const { byId } = await keeper.get();
  const [one, other] = [...byId.values()];
  const edit = (id: number, name: string) =>
    write('PATCH', `car_wash_locations?id=eq.${id}`, { business_name: name });
  const fetching = jest.spyOn(globalThis, 'fetch');
  try {
    await Promise.all([edit(one!.id, 'Another Name'), edit(other!.id, 'Yet Another')]);
    fetching.mockClear();
    const after = await inTenSeconds();
    expect([one!, other!].map(({ id }) => after.byId.get(id)!.name)).toEqual(['Another Name', 'Yet Another']);
    const asked = fetching.mock.calls.map(([url]) => (url as URL).searchParams.get('id'));
    expect(asked.filter(Boolean)).toEqual([`in.(${one!.id},${other!.id})`]);
  } finally {
    fetching.mockRestore();
    for (const { id, name } of [one!, other!]) await edit(id, name);
  }
});

test('staff can have the present rows taken by every process', async () => {
  const [one, other] = [startProcess(), startProcess()];
  await Promise.all([one.keeper.get(), other.keeper.get()]);
  const pages = await json<Record<string, unknown>>('pages?is_published=is.true');
  expect(pages.length).toBeGreaterThan(1);
  await write('PATCH', 'pages?is_published=is.true', { is_published: false });
  try {
    expect((await one.inTenSeconds()).pages.size).toBe(pages.length);
    expect((await other.inTenSeconds()).pages.size).toBe(pages.length);
    expect(await one.keeper.refreshNow('deliberate')).toBe(true);
    expect(one.keeper.current!.pages.size).toBe(0);
    const row = {
      table_name: 'pages',
      what: 'rows',
      gone: pages.length,
      shown: pages.length,
      remaining: 0,
      examples: null,
    };
    const now = new Date().toISOString();
    const report = { held: [{ ...row, since: now, until: now }], back: [], release: true };
    expect(await reportHeld(report)).toBe(true);
    expect((await other.inTenSeconds()).pages.size).toBe(0);
  } finally {
    for (const { id } of pages) await write('PATCH', `pages?id=eq.${id}`, { is_published: true });
  }
  expect((await one.inTenSeconds()).pages.size).toBe(pages.length);
});

test('a process without a database starts on the snapshot of the build', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'snapshot-'));
  const { providers } = await startProcess().keeper.get();
  const url = process.env.SUPABASE_URL!;
  try {
    const snapshot = join(folder, 'snapshot.ndjson');
    await writeSnapshot(snapshot, url, []);
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('fetch failed'));
    const { keeper } = startProcess(fileCopies({ file: undefined, snapshot, database: url, imageHosts: [] }));
    expect((await keeper.get()).providers).toHaveLength(providers.length);
    expect(keeper.health.origin).toBe('snapshot');
  } finally {
    jest.restoreAllMocks();
    rmSync(folder, { recursive: true });
  }
});
