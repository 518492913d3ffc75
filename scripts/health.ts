// npm run health: counts the data quality problems of the directory, with examples. The view
// provider_problems lists them all.
import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLES, toRow, WORD_TABLES } from '@/lib/data/directory/tables';
import { PROBLEM_TYPES, type ProblemName, SEVERITIES } from '@/lib/domain/problem-types';
import { type Problem, problemsOf, suspectedDuplicates } from '@/lib/domain/problems';
import type { Provider } from '@/lib/domain/provider';
import { ASSUMED } from '@/lib/domain/score';
import { toProvider } from '@/lib/domain/to-provider';
import { toVocabulary, type WordTables } from '@/lib/domain/vocabulary';
import { connect } from './import/connect.mjs';
import { describeRunning } from './import/runs.mjs';
import { UserError } from './processes/user-error.mjs';

type Database = Awaited<ReturnType<typeof connect>>;
type Client = Parameters<Parameters<Database['rows']>[0]>[0];

const PAGE = 1_000;

/** Reads all rows of a query in pages. */
async function readPages<Row>(
  database: Database,
  query: (client: Client) => { range: (from: number, to: number) => PromiseLike<unknown> },
): Promise<Row[]> {
  const rows: Row[] = [];
  let page: Row[];
  do {
    page = await database.rows((client) => query(client).range(rows.length, rows.length + PAGE - 1));
    rows.push(...page);
  } while (page.length === PAGE);
  return rows;
}

/** Reads all rows of a table, with the columns that the site knows. */
async function readAll<T extends Table>(database: Database, table: T): Promise<DirectoryRows[T]> {
  const { columns, key, order = key, isOwners } = TABLES[table];
  const rows = await readPages(database, (client) => {
    const [first, ...others] = order.map(String);
    const query = client
      .from(table)
      .select(isOwners ? '*' : Object.keys(columns).join())
      .order(first!);
    return others.reduce((ordered, column) => ordered.order(column), query);
  });
  return rows.flatMap((row) => toRow(table, row) ?? []) as DirectoryRows[T];
}

/** Returns what stood in the field of the phone of each provider before, by its id. */
async function formerPhones(database: Database): Promise<Map<number, string[]>> {
  const phones = new Map<number, string[]>();
  const changes = await readPages<{ provider_id: number; before: { phone?: string | null } | null }>(
    database,
    (client) => client.from('provider_history').select('provider_id, before').order('id'),
  );
  for (const { provider_id, before } of changes)
    if (before?.phone) phones.set(provider_id, [...(phones.get(provider_id) ?? []), before.phone]);
  return phones;
}

interface FoundProblem extends Problem {
  provider: Provider;
}

/** Returns the providers, and all their problems in the order of ids. */
async function findProblems(database: Database, imageHosts: string[] | null) {
  const tables = await Promise.all(
    WORD_TABLES.map(async (table) => [table, await readAll(database, table)] as const),
  );
  const vocabulary = toVocabulary(Object.fromEntries(tables) as unknown as WordTables);
  const rows = await readAll(database, 'car_wash_locations');
  const former = await formerPhones(database);
  const moment = new Date();
  const derived = rows.map((row) => {
    const provider = toProvider(row, vocabulary, { menu: [], own: null, imageHosts: [] });
    const circumstances = {
      provider,
      vocabulary,
      moment,
      imageHosts,
      formerPhones: former.get(row.id) ?? [],
    };
    return { provider, problems: problemsOf(row, circumstances) };
  });
  const providers = derived.map(({ provider }) => provider);
  const duplicates = suspectedDuplicates(providers);
  const problems = derived.flatMap(({ provider, problems }): FoundProblem[] =>
    [...problems, ...(duplicates.get(provider.id) ?? [])].map((problem) => ({ ...problem, provider })),
  );
  return { providers, problems };
}

const EXAMPLES = 3;
const MAX_VALUE = 80;

/** Prints each problem, the most severe and frequent first, with the first providers that have it. */
function print(problems: readonly FoundProblem[]): void {
  const groups = new Map<ProblemName, Map<number, FoundProblem>>();
  for (const found of problems) {
    const group = groups.get(found.problem) ?? new Map<number, FoundProblem>();
    groups.set(found.problem, group);
    if (!group.has(found.provider.id)) group.set(found.provider.id, found);
  }
  const rank = (problem: ProblemName) => SEVERITIES.indexOf(PROBLEM_TYPES[problem].severity);
  const sorted = [...groups].sort(
    ([one, some], [other, others]) =>
      rank(one) - rank(other) || others.size - some.size || (one < other ? -1 : 1),
  );
  for (const [problem, found] of sorted) {
    const { severity, meaning } = PROBLEM_TYPES[problem];
    console.log(`${String(found.size).padStart(7)}  ${severity.padEnd(8)} ${problem}: ${meaning}`);
    for (const { provider, value } of [...found.values()].slice(0, EXAMPLES)) {
      const shown = value?.slice(0, MAX_VALUE).replace(/\s+/g, ' ');
      console.log(`${' '.repeat(18)}${provider.id} ${provider.name}${shown ? `: ${shown}` : ''}`);
    }
  }
}

/** The difference between the mean rating and the assumed one from which scores are no longer fair. */
const MAX_DRIFT = 0.1;

function describeDrift(providers: readonly Provider[]): string | null {
  const ratings = providers.flatMap(({ isListed, rating, reviewCount }) =>
    isListed && rating !== null && (reviewCount ?? 0) > 0 ? [rating] : [],
  );
  const mean = ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length;
  if (ratings.length === 0 || Math.abs(mean - ASSUMED.rating) < MAX_DRIFT) return null;
  return `The mean rating is ${mean.toFixed(2)}, but scores assume ${ASSUMED.rating}: change ASSUMED in lib/domain/score.ts and assumed_rating() in the database (product rule 3.16).`;
}

async function main(): Promise<void> {
  const database = await connect();
  const hosts = process.env.IMAGE_HOSTS?.toLowerCase()
    .split(',')
    .map((host) => host.trim());
  const keys = await database.rows((client) => client.from('signing_key').select('id'));
  const untold = await database.rows((client) =>
    client.from('outbox').select('failure').is('told_at', null).not('failure', 'is', null),
  );
  const { providers, problems } = await findProblems(database, hosts ?? null);
  const running = await describeRunning(database);
  const notes = [
    keys.length === 0 &&
      'The limits of forms do not bind: run npm run form-secret once (docs/deployment.md).',
    untold.length > 0 &&
      `${untold.length} notices could not be sent, such as "${untold[0].failure}" (table outbox).`,
    describeDrift(providers),
    running && `${running} The numbers may change.`,
    !hosts && 'IMAGE_HOSTS is not set, so the hosts of pictures are not checked.',
  ];
  for (const note of [database.name, ...notes]) if (note) console.log(`${note}\n`);
  print(problems);
  console.log(problems.length === 0 ? 'No problems.' : '\nAll of them are in the view provider_problems.');
}

try {
  await main();
} catch (error) {
  if (!(error instanceof UserError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
