import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DirectoryRows } from '@/lib/data/directory/rows';
import { fileCopies, writeCopy } from '@/lib/directory/refresh/file-copies';
import { toStoredProvider } from '@/lib/directory/refresh/stored-providers';
import { counterOf } from '../../../support/fake-database';
import { loggedEvents } from '../../../support/keeper';
import { sampleDirectory, sampleRows } from '../../../support/sample-directory';

const DATABASE = 'https://directory.example';

let folder: string;
let file: string;
let events: ReturnType<typeof loggedEvents>;
beforeEach(() => {
  events = loggedEvents();
  folder = mkdtempSync(join(tmpdir(), 'copies-'));
  file = join(folder, 'cache', 'directory.ndjson');
});
afterEach(() => rmSync(folder, { recursive: true }));

const copies = (database = DATABASE, snapshot?: string) =>
  fileCopies({ file, snapshot, database, imageHosts: ['images.example'] });
const counters = new Map([['faqs' as const, counterOf(7, { deliberateLosses: 3 })]]);
/** The first rows of each table. */
const rows = Object.fromEntries(
  Object.entries(sampleRows()).map(([table, all]) => [table, all.slice(0, 20)]),
) as unknown as DirectoryRows;
const hashes = new Map([['car_wash_locations' as const, new Map([[1, '0a1b2c3d4e5f']])]]);
const stored = { rows, counters, hashes, asOf: 1_000 };

test('returns the rows that were stored', async () => {
  await copies().save(stored);
  expect(await copies().load()).toEqual({ ...stored, origin: 'copy' });
  expect(events).toEqual([]);
});

test('only its own user may read the file, and nothing is left beside it', async () => {
  await copies().save(stored);
  await copies().save(stored);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'cache'))).toEqual(['directory.ndjson']);
});

test('there may be none', async () => {
  expect(await copies().load()).toBeUndefined();
  expect(events).toEqual([]);
});

test.each<[string, (text: string) => string, string]>([
  ['cut off', (text) => text.slice(0, text.length / 2), 'garbled'],
  ['without its last line', (text) => text.slice(0, text.trimEnd().lastIndexOf('\n') + 1), 'garbled'],
  ['without a line of rows', (text) => text.replace(/\n\["faqs".*/, ''), 'garbled'],
  ['with a row without an id', (text) => text.replace('{"id":1,', '{"id":null,'), 'garbled'],
  ['something else', () => '\u0000\u0001', 'garbled'],
  ['empty', () => '', 'garbled'],
  ['of another version', (text) => text.replace(/"shape":"\w+"/, '"shape":"0"'), 'another version'],
])('one that is %s is ignored', async (_, change, reason) => {
  await copies().save(stored);
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  expect(await copies().load()).toBeUndefined();
  expect(events).toEqual([{ event: 'directory.copy_ignored', facts: { origin: 'copy', reason } }]);
});

test('one of another database is ignored', async () => {
  await copies().save(stored);
  expect(await copies('https://other.example').load()).toBeUndefined();
  expect(events).toMatchObject([{ facts: { reason: 'another database' } }]);
});

test('of a copy and a snapshot of the build, the newer one counts', async () => {
  const snapshot = join(folder, 'snapshot.ndjson');
  await writeCopy(snapshot, DATABASE, { ...stored, asOf: 2_000 });
  expect(await copies(DATABASE, snapshot).load()).toMatchObject({ origin: 'snapshot', asOf: 2_000 });
  await copies().save({ ...stored, asOf: 3_000 });
  expect(await copies(DATABASE, snapshot).load()).toMatchObject({ origin: 'copy', asOf: 3_000 });
});

test('a snapshot of the build has its providers as well, for the same hosts of pictures', async () => {
  const snapshot = join(folder, 'snapshot.ndjson');
  const providers = [toStoredProvider(sampleDirectory().providers[0]!)];
  await writeCopy(snapshot, DATABASE, { ...stored, providers }, ['images.example']);
  expect(await copies(DATABASE, snapshot).load()).toEqual({ ...stored, providers, origin: 'snapshot' });
  await writeCopy(snapshot, DATABASE, { ...stored, providers }, ['elsewhere.example']);
  expect(await copies(DATABASE, snapshot).load()).toEqual({ ...stored, origin: 'snapshot' });
  // Another release may have written a copy.
  await writeCopy(file, DATABASE, { ...stored, providers }, ['images.example']);
  expect(await copies().load()).toEqual({ ...stored, origin: 'copy' });
});

test('what a killed process left unfinished goes with the next copy, but not what another one is writing', async () => {
  await copies().save(stored);
  const [left, growing] = ['left', 'growing'].map((name) => `${file}.${name}`) as [string, string];
  for (const path of [left, growing]) writeFileSync(path, '');
  utimesSync(left, 0, 0);
  await copies().save(stored);
  expect([left, growing, file].map((path) => existsSync(path))).toEqual([false, true, true]);
});

test('where nothing can be written, the site goes on', async () => {
  writeFileSync(join(folder, 'cache'), '');
  await copies().save(stored);
  expect(events).toMatchObject([{ event: 'directory.copy_failed' }]);
});
