import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { freePort, kill, listen, ROOT, run, temporaryFolder, waitUntilUp } from './processes';

const KEYS = { publishable: 'sb_publishable_outage', secret: 'sb_secret_outage' };

/** Refreshes every kept page of an own site. */
export const REVALIDATE_SECRET = 'a-secret-of-the-tests';

/** A backend of a test's own, which it may kill. */
export class OwnBackend {
  private process?: ChildProcess;
  readonly publishableKey = KEYS.publishable;
  readonly secretKey = KEYS.secret;

  private constructor(
    readonly port: number,
    private readonly folder: string,
  ) {}

  static async create(): Promise<OwnBackend> {
    const folder = join(temporaryFolder('backend'), 'data');
    cpSync(join(ROOT, process.env.TEST_ROWS!), folder, { recursive: true });
    return new OwnBackend(await freePort(), folder);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  /** Starts it on its port and its folder, both the same after a kill. */
  async start(): Promise<void> {
    this.process = run(['scripts/backend.mjs'], {
      BACKEND_PORT: String(this.port),
      BACKEND_DIR: this.folder,
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
      SUPABASE_SECRET_KEY: KEYS.secret,
    });
    await waitUntilUp(`${this.url}/health`, this.process);
  }

  async kill(): Promise<void> {
    if (this.process) await kill(this.process);
  }
}

/** The built site with caches of its own; nothing was visited on it. */
export class OwnSite {
  /** All that it has written so far. */
  output = '';

  private constructor(
    readonly url: string,
    readonly port: number,
    private readonly process: ChildProcess,
  ) {
    const remember = (data: Buffer) => (this.output += data);
    process.stdout?.on('data', remember);
    process.stderr?.on('data', remember);
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  async kill(): Promise<void> {
    await kill(this.process);
  }

  static async start(backendUrl: string): Promise<OwnSite> {
    const port = await freePort();
    const built = copyOfBuild();
    const process = run(['node_modules/next/dist/bin/next', 'start', '-p', String(port)], {
      NEXT_DIST_DIR: relative(ROOT, built),
      SUPABASE_URL: backendUrl,
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
      SITE_URL: `http://localhost:${port}`,
      REVALIDATE_SECRET,
    });
    const site = new OwnSite(`http://localhost:${port}`, port, process);
    await waitUntilUp(`${site.url}/icon.svg`, process);
    return site;
  }
}

/** A server that takes connections and never says anything. */
export async function hangingServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => sockets.add(socket.on('error', () => undefined)));
  const port = await listen(server, 0);
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => {
      sockets.forEach((socket) => socket.destroy());
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** The build, which nobody visits, without what it remembers of the database. */
function copyOfBuild(): string {
  const from = join(ROOT, process.env.NEXT_DIST_DIR!);
  const to = join(temporaryFolder('site'), 'next');
  cpSync(from, to, { recursive: true, filter: (path) => path !== join(from, 'cache') });
  return to;
}
