import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { formSecretCommand } from '@/scripts/staff/form-secret';
import { healthCommand } from '@/scripts/staff/health';
import { importCommand } from '@/scripts/staff/import';
import { BACKEND_COMMAND } from '../../scripts/backend/command';
import { freePort } from '../../scripts/processes/ports';
import { UserError } from '../../scripts/processes/user-error';

export const KEYS = { publishable: 'sb_publishable_of_staff', secret: 'sb_secret_of_staff' };
const COMMANDS = { import: importCommand, health: healthCommand, 'form-secret': formSecretCommand };

/** A database with the first sample rows, which commands of staff may change, and a folder for their files. */
export class StaffDatabase {
  private files = 0;

  private constructor(
    readonly folder: string,
    private readonly url: string,
    private readonly backend: ChildProcess,
  ) {}

  static async start(): Promise<StaffDatabase> {
    const folder = mkdtempSync(join('supabase/.temp', 'staff-'));
    const port = String(await freePort());
    const backend = spawn(process.execPath, BACKEND_COMMAND, {
      env: {
        ...process.env,
        BACKEND_PORT: port,
        BACKEND_DIR: join(folder, 'data'),
        SUPABASE_PUBLISHABLE_KEY: KEYS.publishable,
        SUPABASE_SECRET_KEY: KEYS.secret,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await until(backend, /^ready on/m);
    const staff = new StaffDatabase(folder, `http://127.0.0.1:${port}`, backend);
    // Each command reads all providers.
    for (const row of ['car_wash_locations?id', 'provider_menu_items?provider_id'])
      await staff.send('DELETE', `${row}=gt.60`);
    return staff;
  }

  async stop(): Promise<void> {
    const ended = once(this.backend, 'exit');
    this.backend.kill();
    await ended;
    rmSync(this.folder, { recursive: true, force: true });
  }

  private get environment() {
    return { SUPABASE_URL: this.url, SUPABASE_SECRET_KEY: KEYS.secret };
  }

  /** Runs a command in this process. */
  async run(name: keyof typeof COMMANDS, args: string[], variables: Record<string, string | undefined> = {}) {
    const before = { ...process.env };
    let output = '';
    const print = (line: unknown) => void (output += `${String(line)}\n`);
    const spies = [
      jest.spyOn(console, 'log').mockImplementation(print),
      jest.spyOn(process.stderr, 'write').mockReturnValue(true),
    ];
    Object.assign(process.env, this.environment, variables);
    for (const key of Object.keys(variables)) if (variables[key] === undefined) delete process.env[key];
    try {
      await COMMANDS[name](args);
      return { isDone: true, output };
    } catch (error) {
      if (!(error instanceof UserError)) throw error;
      print(error.message);
      return { isDone: false, output };
    } finally {
      process.env = before;
      for (const spy of spies) spy.mockRestore();
    }
  }

  /** Starts an import as a program of its own. */
  begin(args: string[]): ChildProcess {
    return spawn(process.execPath, ['--import', 'tsx', 'scripts/staff.ts', 'import', ...args], {
      env: { ...process.env, ...this.environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  }

  /** Imports a file; the result also has its report, and the id of the run if it was applied. */
  async import(content: string | Uint8Array, ...more: string[]) {
    const path = join(this.folder, `file-${(this.files += 1)}.csv`);
    writeFileSync(path, content);
    const result = await this.run('import', [path, ...more]);
    const [, run = ''] = /Run (\w+) is applied/.exec(result.output) ?? [];
    return {
      ...result,
      path,
      run,
      report: () => readFileSync(path.replace(/\.csv$/, '.report.csv'), 'utf8'),
    };
  }

  /** Undoes a run, and returns what the command says. */
  async undo(run: string, ...more: string[]): Promise<string> {
    return (await this.run('import', ['--undo', run, ...more])).output;
  }

  async rows<T>(path: string): Promise<T[]> {
    const all: T[] = [];
    for (;;) {
      const page = (await (await this.send('GET', `${path}&limit=1000&offset=${all.length}`)).json()) as T[];
      all.push(...page);
      if (page.length < 1000) return all;
    }
  }

  async change(path: string, values: object): Promise<void> {
    await this.send('PATCH', path, values);
  }

  async insert(table: string, values: object): Promise<void> {
    await this.send('POST', table, values);
  }

  /** Takes the key of the site away. */
  async clearKey(): Promise<void> {
    await this.send('DELETE', 'signing_key?id=is.true');
  }

  private async send(method: string, path: string, values?: object): Promise<Response> {
    const response = await fetch(`${this.url}/rest/v1/${path}`, {
      method,
      headers: { apikey: KEYS.secret, 'Content-Type': 'application/json' },
      body: values && JSON.stringify(values),
    });
    if (!response.ok) throw new Error(await response.text());
    return response;
  }
}

/** Waits until a program has printed a match. */
export function until(child: ChildProcess, wanted: RegExp): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (data: Buffer) => wanted.test((printed += data)) && resolve());
    child.once('exit', (code) =>
      reject(new Error(`It exited (${code}) before printing ${wanted}: ${printed}`)),
    );
  });
}
