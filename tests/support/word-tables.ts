import { readdirSync, readFileSync } from 'node:fs';
import type { WordTables } from '@/lib/domain/vocabulary';
import { toVocabulary } from '@/lib/domain/vocabulary';

const MIGRATIONS = 'supabase/migrations';

const DEFAULTS = {
  emirates: { places: '{}' },
  areas: { aliases: '{}', district_keywords: '{}' },
  wash_types: { exceptions: '{}', also_in: null },
  kinds: { position: 100, wash_type: null, keywords: '{}', name_keywords: '{}' },
  hours_words: {},
  search_words: {},
  related_kinds: { position: 1 },
  foreign_countries: { cities: '{}' },
  neighbour_outlines: {},
} satisfies Record<keyof WordTables, Record<string, string | number | null>>;

/** Parses an array as PostgreSQL reads it, `{one,two words,"with, comma"}`. */
function parseArray(literal: string): string[] {
  return [...literal.slice(1, -1).matchAll(/\s*(?:"((?:[^"\\]|\\.)*)"|([^",]+))\s*(?:,|$)/g)].map(
    ([, quoted, plain]) => quoted?.replace(/\\(.)/g, '$1') ?? plain!.trim(),
  );
}

/** Parses the rows of `insert into public.table (…) values (…), (…);` as long as they hold literals alone. */
function insertedRows(sql: string, table: string): Record<string, unknown>[] {
  const inserts = sql.matchAll(new RegExp(`^insert into public\\.${table} \\(([^)]*)\\) values\\b`, 'gm'));
  return [...inserts].flatMap(({ index, 0: { length }, 1: names }) => {
    const rows: unknown[][] = [];
    let depth = 0;
    const tokens = sql.slice(index + length).matchAll(/--.*|'((?:[^']|'')*)'|[(),;]|[\w.+-]+|\S/g);
    for (const [token, text] of tokens) {
      if (token.startsWith('--') || token === ',') continue;
      if (token === ';' && depth === 0) break;
      if (token === '(' && ++depth === 1) rows.push([]);
      else if (token === ')') depth--;
      else if (text !== undefined) rows.at(-1)!.push(text.replaceAll("''", "'"));
      else rows.at(-1)!.push(token === 'null' ? null : Number(token));
    }
    const columns = names!.split(',').map((name) => name.trim());
    return rows.map((values) => Object.fromEntries(columns.map((name, place) => [name, values[place]])));
  });
}

function readWordTables(): WordTables {
  const sql = readdirSync(MIGRATIONS)
    .sort()
    .map((file) => readFileSync(`${MIGRATIONS}/${file}`, 'utf8'))
    .join('\n');
  const isArray = (value: unknown): value is string => typeof value === 'string' && /^\{[^]*\}$/.test(value);
  const tables = Object.entries(DEFAULTS).map(([table, defaults]) => [
    table,
    insertedRows(sql, table).map((row) =>
      Object.fromEntries(
        Object.entries({ ...defaults, ...row }).map(([column, value]) => [
          column,
          isArray(value) ? parseArray(value) : value,
        ]),
      ),
    ),
  ]);
  return Object.fromEntries(tables) as WordTables;
}

/** The words of every installation, as the migrations insert them, for tests without a database. */
export const WORD_TABLES = readWordTables();
export const VOCABULARY = toVocabulary(WORD_TABLES);
