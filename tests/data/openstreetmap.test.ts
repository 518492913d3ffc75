import { existsSync, readFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { join } from 'node:path';
import { listen } from '../support/listen';
import { FOLDER, readRows, run, undoImport, write } from './staff';

interface Element {
  type: string;
  id: number;
  lat?: number;
  lon?: number;
  center?: { lat: number; lon: number };
  tags?: Record<string, string>;
}

interface Place {
  id: number;
  latitude: number;
  longitude: number;
}

const CREDIT = '© OpenStreetMap contributors https://www.openstreetmap.org/copyright';
const WASHES = 300;

/** An invented answer in the shape of Overpass: points, and ways with their middle. */
function elements(count = WASHES): Element[] {
  return Array.from({ length: count }, (_, n): Element => {
    const place = { lat: 25.05 + n * 0.0004, lon: 55.14 + n * 0.0003 };
    const where = n % 3 === 0 ? { type: 'way', center: place } : { type: 'node', ...place };
    const phone: Record<string, string> = n % 2 === 0 ? { phone: `+971 51 590 ${String(1000 + n)}` } : {};
    return { id: 7000 + n, ...where, tags: { amenity: 'car_wash', name: `Zafrosm Wash ${n}`, ...phone } };
  });
}

let server: Server;
let url: string;
let answer: { status: number; body: string };
let asked: string[];
const answerWith = (found: readonly Element[], more: object = {}, status = 200) =>
  (answer = {
    status,
    body: JSON.stringify({ osm3s: { timestamp_osm_base: '2026-11-01T08:00:00Z' }, elements: found, ...more }),
  });

beforeAll(async () => {
  server = createServer((request, response) => {
    let body = '';
    request.on('data', (part: Buffer) => (body += part.toString()));
    request.on('end', () => {
      asked.push(`${request.method} ${new URLSearchParams(body).get('data')}`);
      response.writeHead(answer.status).end(answer.body);
    });
  });
  url = `http://127.0.0.1:${await listen(server, 0)}/api/interpreter`;
});
afterAll(() => server.close());
beforeEach(() => (asked = []));

let files = 0;
const newFile = () => join(FOLDER, `osm-${(files += 1)}.json`);
const ask = (file: string, ...more: string[]) =>
  run('import', ['--from', 'openstreetmap', file, ...more], { OVERPASS_URL: url });
const imported = () =>
  readRows<{ id: number; business_name: string; source_credit: string | null; phone: string | null }>(
    'car_wash_locations?business_name=like.Zafrosm*&select=id,business_name,source_credit,phone&order=id',
  );

test('300 places are previewed, applied as previewed, repeated next month, and undone', async () => {
  const file = newFile();
  const nameless: Element = { type: 'node', id: 1, lat: 25.2, lon: 55.3, tags: { amenity: 'car_wash' } };
  answerWith([...elements(), nameless]);
  const preview = await ask(file);
  expect(preview.output).toContain(`300 places, as of 2026-11-01, kept in ${file}. 1 more have no name`);
  expect(preview.output).toMatch(/^ {2}new +300 /m);
  expect(asked).toEqual([expect.stringMatching(/^POST \[out:json\][^]*area\["ISO3166-1"="AE"\]/)]);
  expect(await imported()).toEqual([]);

  const applied = await ask(file, '--apply');
  expect(asked).toHaveLength(1);
  const [, first = ''] = /Run (\w+) is applied: 300 added/.exec(applied.output) ?? [];
  const rows = await imported();
  expect(rows).toHaveLength(WASHES);
  expect(new Set(rows.map(({ source_credit: credit }) => credit))).toEqual(new Set([CREDIT]));
  expect((await ask(file, '--apply')).output).toContain('was already applied as run');

  // What staff cleared stays so until the source brings something new.
  const named = (found: typeof rows, n: number) =>
    found.find((row) => row.business_name === `Zafrosm Wash ${n}`)!;
  const cleared = [named(rows, 0).id, named(rows, 4).id];
  await write('PATCH', `car_wash_locations?id=in.(${cleared.join()})`, { source_credit: null });
  const next = elements().slice(0, WASHES - 2);
  next[4]!.tags!.phone = '+971 51 590 9999';
  answerWith(next);
  const month = newFile();
  const repeated = await ask(month, '--apply');
  expect(repeated.output).toContain(`Zafrosm Wash ${WASHES - 1} (provider ${named(rows, WASHES - 1).id})`);
  expect(repeated.output).toMatch(/^ {2}vanished +2 /m);
  const [, second = ''] =
    /Run (\w+) is applied: 0 added, 1 changed; 297 unchanged/.exec(repeated.output) ?? [];
  const after = await imported();
  expect(after).toHaveLength(WASHES);
  expect([0, 4].map((n) => named(after, n).source_credit)).toEqual([null, CREDIT]);

  expect(await undoImport(second)).toContain('1 row restored, 0 skipped');
  expect(await undoImport(first)).toContain('skipped');
  expect((await imported()).map(({ id }) => id)).toEqual(cleared.sort((one, other) => one - other));
});

test('another licence is named as well, and nothing is named that gave nothing', async () => {
  const [known] = await readRows<Record<'business_name' | 'address' | 'phone', string> & Place>(
    'car_wash_locations?phone=like.*971%2051*&latitude=not.is.null&select=*&order=id',
  );
  const { id, business_name: name, address, phone, latitude: lat, longitude: lon } = known!;
  const before = '© Sample register https://register.example';
  await write('PATCH', `car_wash_locations?id=eq.${id}`, { source_credit: before });
  const place = { type: 'node', id: 99_001, lat, lon };
  const of = async () =>
    (await readRows<{ source_credit: string }>(`car_wash_locations?id=eq.${id}&select=source_credit`))[0]!
      .source_credit;
  answerWith([{ ...place, tags: { name, phone, 'addr:full': address, opening_hours: 'Mo-Su 07:00-21:00' } }]);
  expect((await ask(newFile(), '--apply')).output).toContain('1 changed');
  expect(await of()).toBe(`${before}\n${CREDIT}`);
});

// prettier-ignore
test.each<[what: string, answered: () => unknown, reason: string]>([
  ['too busy', () => answerWith([], {}, 429), 'is busy (429)'],
  ['a page of errors', () => (answer = { status: 200, body: '<html>Error</html>' }), 'answers with something else than data'],
  ['a part of the data', () => answerWith(elements(20), { remark: 'runtime error: Query timed out in "query" at line 4 after 180 seconds.' }), 'answers with a part of the data'],
  ['other data', () => (answer = { status: 200, body: '{"results": []}' }), 'answers with other data'],
  ['nothing', () => answerWith([]), 'knows no car wash'],
])('%s is no answer: it says what to do, and keeps the last one', async (_, answered, reason) => {
  const file = newFile();
  answerWith(elements(3));
  await ask(file);
  const kept = readFileSync(file, 'utf8');
  answered();
  const { isDone, output } = await ask(file);
  expect(isDone).toBe(false);
  expect(output).toContain(reason);
  expect(output).toMatch(/Nothing was written, and \S+ still has the answer of \d{4}-\d\d-\d\d\. Try again/);
  expect(output).toContain('https://overpass-turbo.eu');
  expect(readFileSync(file, 'utf8')).toBe(kept);
});

test('nobody answers', async () => {
  const file = newFile();
  const { isDone, output } = await run('import', ['--from', 'openstreetmap', file], {
    OVERPASS_URL: 'http://127.0.0.1:9/api/interpreter',
  });
  expect(isDone).toBe(false);
  expect(output).toContain('does not answer');
  expect(existsSync(file)).toBe(false);
});
