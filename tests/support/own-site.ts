import type { ChildProcess } from 'node:child_process';
import { cpSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { join, relative } from 'node:path';
import { freePort, kill, listen, ROOT, run, saidBy, temporaryFolder, waitUntilUp } from './processes';

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
  private process!: ChildProcess;

  private constructor(
    readonly port: number,
    private readonly backendUrl: string,
    /** Its build, with the pages that it keeps. */
    readonly folder: string,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    return this.process.pid ?? 0;
  }

  /** The end of its log. */
  get log(): string {
    return saidBy(this.process);
  }

  async kill(): Promise<void> {
    await kill(this.process);
  }

  /** As if what takes its log had died. */
  closeLog(): void {
    this.process.stdout?.destroy();
    this.process.stderr?.destroy();
  }

  /** Asks it to end. @returns the code with which it did */
  async end(): Promise<number | null> {
    const ended = new Promise<number | null>((resolve) => this.process.once('exit', resolve));
    this.process.kill('SIGTERM');
    return ended;
  }

  /** Starts it again on its port and with the pages that it kept. */
  async restart(): Promise<void> {
    this.process = run(['node_modules/next/dist/bin/next', 'start', '-p', String(this.port)], {
      NEXT_DIST_DIR: relative(ROOT, this.folder),
      SUPABASE_URL: this.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
      SITE_URL: this.url,
      REVALIDATE_SECRET,
    });
    await waitUntilUp(`${this.url}/icon.svg`, this.process);
  }

  static async start(backendUrl: string): Promise<OwnSite> {
    const site = new OwnSite(await freePort(), backendUrl, copyOfBuild());
    await site.restart();
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
