import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { compareRows } from '@/scripts/import/match/compare';
import type { Compared } from '@/scripts/import/match/outcome';
import { openSource } from '@/scripts/import/read/read-file';
import { EMPTY_ROW } from '../../support/provider-rows';
import { VOCABULARY } from '../../support/vocabulary';

const folder = mkdtempSync(join(tmpdir(), 'lamaa-import-'));
let files = 0;

interface Options {
  map?: string[];
  'rating-scale'?: string;
  name?: string;
  source?: string;
}

/** A directory in memory that files are compared with, and applied to. */
export class MemoryDirectory {
  rows: ProviderRow[];
  readonly sources = new Map<string, { providers: number[]; lastSeen: string }>();

  constructor(rows: readonly Partial<ProviderRow>[] = []) {
    this.rows = rows.map((row, index) => ({ ...EMPTY_ROW, id: index + 1, ...row }));
  }

  /** Compares a file; the result has what the report says of each row, and how many rows have each action. */
  async compare(content: string | Uint8Array, { name = 'file.csv', ...options }: Options = {}) {
    const path = join(folder, `${(files += 1)}-${name}`);
    writeFileSync(path, content);
    const source = await openSource(path, options);
    const directory = {
      rows: this.rows,
      vocabulary: VOCABULARY,
      sources: this.sources,
      withMenuPrices: new Set<number>(),
    };
    const rows: Compared[] = [];
    for await (const row of compareRows(source, directory)) rows.push(row);
    const counts: Record<string, number> = {};
    for (const { action } of rows) counts[action] = (counts[action] ?? 0) + 1;
    const said = rows.flatMap(({ name: of, action, problems }) =>
      problems.map(({ column, value, message }) => `${of},${action},${column},${value},${message}`),
    );
    return { source, rows, counts, said: said.join('\n') };
  }

  /** Applies a file; returns the providers that it added and changed as well. */
  async apply(content: string | Uint8Array, options: Options = {}) {
    const result = await this.compare(content, options);
    const added: ProviderRow[] = [];
    const changed: ProviderRow[] = [];
    const lastSeen = String((files += 1)).padStart(6, '0');
    for (const { action, values, target, sourceId, changes = {} } of result.rows) {
      if (action === 'new') {
        added.push({ ...EMPTY_ROW, ...values, id: Math.max(0, ...this.rows.map(({ id }) => id)) + 1 });
        this.rows.push(added.at(-1)!);
      } else if (action === 'changed') {
        const index = this.rows.findIndex(({ id }) => id === target);
        const after = Object.fromEntries(
          Object.entries(changes).map(([column, [, value]]) => [column, value]),
        );
        this.rows[index] = { ...this.rows[index]!, ...after };
        changed.push(this.rows[index]);
      }
      const provider = action === 'new' ? added.at(-1)!.id : target;
      if (sourceId !== undefined && provider !== undefined)
        this.sources.set(sourceId, { providers: [provider], lastSeen });
    }
    return { ...result, added, changed };
  }
}
