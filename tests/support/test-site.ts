import { cpSync, existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import { BACKEND_COMMAND } from '../../scripts/backend/command';
import { freePort } from '../../scripts/processes/ports';
import { waitUntilUp } from '../../scripts/processes/run';
import { copyBuild } from '../../scripts/processes/test-site';
import { outputOf, type Program, ROOT, run, temporaryFolder } from './processes';

const KEYS = { publishable: 'sb_publishable_outage', secret: 'sb_secret_outage' };

const CRON_SECRET = process.env.CRON_SECRET!;

/** A backend used by a single test, which may kill it. */
export class TestBackend {
  private program?: Program;
  readonly publishableKey = KEYS.publishable;
  readonly secretKey = KEYS.secret;

  private constructor(
    readonly port: number,
    private readonly folder: string,
    private readonly variables: Record<string, string> = {},
  ) {}

  static async create(variables: Record<string, string> = {}): Promise<TestBackend> {
    const folder = join(temporaryFolder('backend'), 'data');
    return new TestBackend(await freePort(), folder, variables);
  }

  get url(): string {
    return `http://127.0.0.1:${this.port}`;
  }

  static async start(variables: Record<string, string> = {}): Promise<TestBackend> {
    const backend = await TestBackend.create(variables);
    await backend.start();
    return backend;
  }

  /** Starts it, with the same port and folder as before. */
  async start(): Promise<void> {
    this.program = run(BACKEND_COMMAND, {
      BACKEND_PORT: String(this.port),
      BACKEND_DIR: this.folder,
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
      SUPABASE_SECRET_KEY: KEYS.secret,
      ...this.variables,
    });
    await waitUntilUp(`${this.url}/health`, this.program);
  }

  async kill(): Promise<void> {
    await this.program?.stop('SIGKILL');
  }
}

/** A copy of the built site. */
export class TestSite {
  private program!: Program;

  private constructor(
    readonly port: number,
    private readonly backendUrl: string,
    /** Its build. */
    readonly folder: string,
    private readonly variables: Record<string, string>,
  ) {}

  get url(): string {
    return `http://localhost:${this.port}`;
  }

  get pid(): number {
    return this.program.child.pid ?? 0;
  }

  get log(): string {
    return outputOf(this.program);
  }

  async kill(): Promise<void> {
    await this.program.stop('SIGKILL');
  }

  /** Simulates a log consumer that has exited. */
  closeLog(): void {
    this.program.child.stdout?.destroy();
    this.program.child.stderr?.destroy();
  }

  /** Sends SIGTERM. @returns the exit code */
  async end(): Promise<number | null> {
    const { exitCode } = await this.program.stop();
    return exitCode ?? null;
  }

  /** Lets it look at the database at once, and returns the status. */
  async lookNow(secret = CRON_SECRET): Promise<number> {
    const headers = { Authorization: `Bearer ${secret}` };
    return (await fetch(`${this.url}/api/look-now`, { method: 'POST', headers })).status;
  }

  /** Restarts it on the same port. */
  async restart(): Promise<void> {
    const standalone = join(this.folder, '../server.js');
    const command = existsSync(standalone)
      ? [standalone]
      : ['node_modules/next/dist/bin/next', 'start', '-p', String(this.port)];
    this.program = run(command, {
      NEXT_DIST_DIR: relative(ROOT, this.folder),
      NEXT_OUTPUT: '',
      PORT: String(this.port),
      HOSTNAME: 'localhost',
      SUPABASE_URL: this.backendUrl,
      SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
      SITE_URL: this.url,
      CRON_SECRET,
      ...this.variables,
    });
    await waitUntilUp(`${this.url}/icon.svg`, this.program);
  }

  static async start(
    backendUrl: string,
    variables: Record<string, string> = {},
    port?: number,
  ): Promise<TestSite> {
    return TestSite.startIn(copyOfBuild(), backendUrl, variables, port);
  }

  /** Starts the standalone server, which releases run. */
  static async startStandalone(
    backendUrl: string,
    variables: Record<string, string> = {},
  ): Promise<TestSite> {
    return TestSite.startIn(copyOfStandalone(), backendUrl, variables);
  }

  private static async startIn(
    folder: string,
    backendUrl: string,
    variables: Record<string, string> = {},
    port?: number,
  ): Promise<TestSite> {
    const site = new TestSite(port ?? (await freePort()), backendUrl, folder, variables);
    await site.restart();
    return site;
  }
}

function copyOfBuild(): string {
  const to = join(temporaryFolder('site'), 'next');
  copyBuild(join(ROOT, process.env.NEXT_DIST_DIR!), to);
  return to;
}

/** Copies the standalone server with the files that it serves, as `deploy/release.sh` does. @returns its build */
function copyOfStandalone(): string {
  const build = process.env.NEXT_DIST_DIR!;
  const folder = temporaryFolder('standalone');
  cpSync(join(ROOT, build, 'standalone'), folder, { recursive: true });
  cpSync(join(ROOT, build, 'static'), join(folder, build, 'static'), { recursive: true });
  cpSync(join(ROOT, 'public'), join(folder, 'public'), { recursive: true });
  return join(folder, build);
}
