import { execFile } from 'node:child_process';
import { freePort } from '../../scripts/processes/ports.mjs';
import { BACKEND, request } from './backend';

const post = (rows: unknown, key = BACKEND.publishableKey) =>
  request('contact_submissions', key, { method: 'POST', body: JSON.stringify(rows) });
const rowsOf = (count: number) =>
  Array.from({ length: count }, () => ({
    name: 'A',
    email: 'a@visitor.example',
    message: 'm',
    phone: null,
    sender: 's',
  }));

test.each([
  ['more values than a statement can bind', rowsOf(6_554)],
  ['rows without values', Array(40_000).fill({})],
  ['nine megabytes', [{ message: 'm'.repeat(9_000_000) }]],
])('refuses %s, and works afterwards', async (_, rows) => {
  expect((await post(rows)).status).toBe(413);
  expect(await (await request('areas?select=slug&limit=1', BACKEND.publishableKey)).json()).toHaveLength(1);
  expect((await fetch(`${BACKEND.url}/health`)).status).toBe(200);
});

test('refuses a column that is selected under several names', async () => {
  const aliases = Array.from({ length: 400 }, (_, index) => `a${index}:service_description`).join(',');
  for (const select of [aliases, 'address,a:address', 'a:address::text,address', '*,*']) {
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
    execFile(process.execPath, ['scripts/backend.mjs'], { env }, (error, _, stderr) =>
      resolve(`${error?.code} ${stderr}`),
    );
  });
  expect(output).toMatch(
    /^1 The backend cannot start: another backend is using .*test-data-data; stop it first\.\n$/,
  );
});
