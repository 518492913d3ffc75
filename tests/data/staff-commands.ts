import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { BACKEND_COMMAND } from '../../scripts/backend/command';
import { freePort } from '../../scripts/processes/ports';

const KEYS = { publishable: 'sb_publishable_of_staff', secret: 'sb_secret_of_staff' };

export interface Ended {
  code: number | null;
  output: string;
}

/** A database with the sample rows that staff commands may change, and a folder for their files. */
export class StaffDatabase {
  private constructor(
    readonly folder: string,
    private readonly port: number,
    private readonly backend: ChildProcess,
  ) {}

  static async start(): Promise<StaffDatabase> {
    const folder = mkdtempSync(join('supabase/.temp', 'staff-'));
    const port = await freePort();
    const backend = spawn(process.execPath, BACKEND_COMMAND, {
      env: {
        ...process.env,
        BACKEND_PORT: String(port),
        BACKEND_DIR: join(folder, 'data'),
        SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
        SUPABASE_SECRET_KEY: KEYS.secret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await until(backend, /^ready on/m);
    return new StaffDatabase(folder, port, backend);
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.backend.once('exit', resolve));
    this.backend.kill();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Writes a file for the commands. @returns its path */
  write(name: string, content: string | Uint8Array): string {
    const path = join(this.folder, name);
    writeFileSync(path, content);
    return path;
  }

  /** Starts a staff command, `scripts/{name}.ts` or `.mjs`. */
  begin(name: string, values: string[], env: Record<string, string | undefined> = {}): ChildProcess {
    const url = `http://127.0.0.1:${this.port}`;
    const script = existsSync(`scripts/${name}.ts`)
      ? ['--import', 'tsx', `scripts/${name}.ts`]
      : [`scripts/${name}.mjs`];
    return spawn(process.execPath, [...script, ...values], {
      env: {
        ...process.env,
        SUPABASE_URL: url,
        SUPABASE_SECRET_KEY: KEYS.secret,
        ...env,
      } as NodeJS.ProcessEnv,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Runs a command to completion. */
  run(name: string, values: string[], env?: Record<string, string | undefined>): Promise<Ended> {
    return ended(this.begin(name, values, env));
  }

  async rows<T>(path: string): Promise<T[]> {
    const headers = { apikey: KEYS.secret };
    const all: T[] = [];
    for (;;) {
      const address = `http://127.0.0.1:${this.port}/rest/v1/${path}&limit=1000&offset=${all.length}`;
      const rows = (await (await fetch(address, { headers })).json()) as T[];
      all.push(...rows);
      if (rows.length < 1000) return all;
    }
  }

  /** Changes rows, or deletes them. */
  change(path: string, values: object | 'delete'): Promise<void> {
    return this.send(path, values === 'delete' ? 'DELETE' : 'PATCH', values);
  }

  insert(table: string, values: object): Promise<void> {
    return this.send(table, 'POST', values);
  }

  private async send(path: string, method: string, values: object | 'delete'): Promise<void> {
    const response = await fetch(`http://127.0.0.1:${this.port}/rest/v1/${path}`, {
      method,
      headers: { apikey: KEYS.secret, 'Content-Type': 'application/json' },
      body: values === 'delete' ? undefined : JSON.stringify(values),
    });
    if (!response.ok) throw new Error(await response.text());
  }
}

/** Waits until a program has printed a match. */
export function until(child: ChildProcess, wanted: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (data: Buffer) => wanted.test((printed += data)) && resolve();
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) =>
      reject(new Error(`It exited (${code}) before printing ${wanted}: ${printed}`)),
    );
  });
}

/** Parses the summary table of an import. */
export function countsIn(output: string): Record<string, number> {
  const counts = output.matchAll(/^ {2}(new|changed|same|doubtful|refused) +([\d,]+) /gm);
  return Object.fromEntries(
    [...counts].map(([, action, count]) => [action, Number(count!.replace(',', ''))]),
  );
}

export function ended(child: ChildProcess): Promise<Ended> {
  let output = '';
  const read = (data: Buffer) => (output += data);
  child.stdout?.on('data', read);
  child.stderr?.on('data', read);
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}
