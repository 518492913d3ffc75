const loaded: string[] = [];
jest.mock('@/lib/env', () => void loaded.push('env'));
jest.mock('@/lib/directory/current', () => void loaded.push('directory'));
jest.mock('@/lib/notify/staff-writer', () => void loaded.push('desk'));

const before = process.env;
const { error, warn } = console;
afterEach(() => {
  process.env = before;
  Object.assign(console, { error, warn });
});

// Middleware is such a process, too, and a visitor waits for it before the page begins.
test('a process of a serverless host loads neither the directory nor what checks variables before it is asked', async () => {
  process.env = {
    ...before,
    NODE_ENV: 'production',
    NEXT_RUNTIME: 'nodejs',
    VERCEL: '1',
    SITE_URL: 'https://lamaa.example',
    CRON_SECRET: 'a-secret-of-the-tests',
  };
  await (await import('@/instrumentation')).register();
  expect(loaded).toEqual([]);
});
