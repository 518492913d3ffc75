import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

let log: jest.SpyInstance;
let server: Server | undefined;
const sockets: Socket[] = [];

beforeEach(() => {
  log = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.resetModules();
});
afterEach(() => {
  log.mockRestore();
  sockets.splice(0).forEach((socket) => socket.destroy());
  server?.close();
});

/** The data layer of a site whose database is at this port. */
async function siteAt(port: number): Promise<typeof import('@/lib/data/providers')> {
  process.env.SUPABASE_URL = `http://127.0.0.1:${port}`;
  return import('@/lib/data/providers');
}

/** A server that accepts connections and never answers. */
async function silentServer(): Promise<number> {
  server = createServer((socket) => sockets.push(socket.on('error', () => undefined))).listen(0, '127.0.0.1');
  await new Promise((resolve) => server!.once('listening', resolve));
  return (server.address() as AddressInfo).port;
}

test('a database that is down is said to be unreachable or slow within three seconds', async () => {
  const { readTotals } = await siteAt(1);
  const begun = Date.now();
  expect(await readTotals()).toMatchObject({ ok: false });
  expect(Date.now() - begun).toBeLessThan(3_500);
  expect(log).toHaveBeenCalled();
});

test('a database that never answers is said to be slow within three seconds', async () => {
  const { readStats } = await siteAt(await silentServer());
  const begun = Date.now();
  expect(await readStats()).toEqual({ ok: false, reason: 'slow' });
  expect(Date.now() - begun).toBeLessThan(3_500);
});
