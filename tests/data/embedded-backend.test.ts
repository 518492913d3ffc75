import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { BACKEND_COMMAND } from '../../scripts/backend/command';
import { prepareDataFolder } from '../../scripts/backend/data-folder';
import { freePort } from '../../scripts/processes/ports';
import { BACKEND, request } from './backend';

const JSON_TYPE = 'application/json';
const post = (body: string, type = JSON_TYPE) =>
  request('contact_submissions', BACKEND.publishableKey, {
    method: 'POST',
    body,
    headers: { 'Content-Type': type },
  });
const rowsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    name: 'A',
    email: 'a@visitor.example',
    message: 'm',
    phone: null,
    sender: 's',
  }));

const MANY = JSON.stringify(rowsOf(6_554));
const CSV = `name,email,message,phone,sender\n${'A,a@visitor.example,m,,s\n'.repeat(6_554)}`;

test.each([
  ['more values than a statement can bind', 413, MANY],
  ['as many behind a byte order mark', 413, `\uFEFF${MANY}`],
  ['rows without values', 413, JSON.stringify(Array(40_000).fill({}))],
  ['nine megabytes', 413, JSON.stringify([{ message: 'm'.repeat(9_000_000) }])],
  ['rows in CSV', 415, CSV, 'text/csv'],
  ['JSON that is called CSV', 415, MANY, 'text/csv'],
  ['CSV that is called JSON', 415, CSV],
])('refuses %s, and works afterwards', async (_, status, body, type = JSON_TYPE) => {
  expect((await post(body, type)).status).toBe(status);
  const answer = await request('directory_tables?select=table_name&limit=1', BACKEND.publishableKey);
  expect(await answer.json()).toHaveLength(1);
  expect((await fetch(`${BACKEND.url}/health`)).status).toBe(200);
});

test('refuses a column that is selected under several names', async () => {
  const aliases = Array.from({ length: 400 }, (_, index) => `a${index}:service_description`).join(',');
  const spaced = ['address', 'a:+address', 'b:++address::text', '+c:+address+::text'].join(',');
  for (const select of [aliases, spaced, 'address,a:address', 'a:address::text,address', '*,*']) {
    const response = await request(`car_wash_locations?limit=1&select=${select}`, BACKEND.publishableKey);
    expect([select.slice(0, 30), response.status]).toEqual([select.slice(0, 30), 400]);
  }
  const renamed = 'car_wash_locations?limit=1&select=id,place:address,phone::text';
  expect((await request(renamed, BACKEND.publishableKey)).status).toBe(200);
});

test('a second backend on the same data folder exits with the reason', async () => {
  const env = {
    ...process.env,
    BACKEND_PORT: String(await freePort()),
    BACKEND_DIR: './supabase/.temp/test-data-data',
  };
  const output = await new Promise<string>((resolve) => {
    execFile(process.execPath, BACKEND_COMMAND, { env }, (error, _, stderr) =>
      resolve(`${error?.code} ${stderr}`),
    );
  });
  expect(output).toMatch(
    /^1 The backend cannot start: another backend is using .*test-data-data; stop it first\.\n$/,
  );
});

test('data of other migrations are kept aside', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'lamaa-')), 'data');
  expect(await prepareDataFolder(folder, 'empty')).toEqual({ isNew: true });
  expect(await prepareDataFolder(folder, 'empty')).toEqual({ isNew: false });
  writeFileSync(join(folder, 'image'), 'that of last month');
  const { isNew, aside } = await prepareDataFolder(folder, 'empty');
  expect(isNew).toBe(true);
  expect(aside).toMatch(/data\.old-\d{8}T\d{6}$/);
  expect(readFileSync(join(aside!, 'image'), 'utf8')).toBe('that of last month');
  rmSync(dirname(folder), { recursive: true });
});
