import type { DirectoryRows, Table } from '@/lib/data/directory/rows';
import { TABLE_NAMES } from '@/lib/data/directory/tables';
import { toDirectory } from '@/lib/directory/derive-directory';
import { atOnce } from '@/lib/directory/in-chunks';
import { whatIsOff } from '@/lib/directory/what-is-off';
import { type Examined, findProblems } from '@/lib/directory/write-back/find-problems';
import { PROBLEM_TYPES, type ProblemName, SEVERITIES } from '@/lib/domain/problem-types';
import type { Provider } from '@/lib/domain/provider';
import { ASSUMED } from '@/lib/domain/score';
import { hostsIn } from '@/lib/http/hosts';
import { type Connection, connectToRest } from '../import/connect';
import { COUNTED, readAll, readPages } from '../import/read-directory';
import { describeHeld, describeRunning } from '../import/runs';
import { describeOff } from './describe-off';

/** What facts are derived from. */
const READ: readonly Table[] = ['car_wash_locations', 'provider_menu_items', 'words', 'places'];

/** Returns what stood in the field of the phone of each provider before, by its id. */
async function formerPhones(database: Connection): Promise<Map<number, string[]>> {
  const phones = new Map<number, string[]>();
  if (!(await database.has('provider_history'))) return phones;
  const changes = await readPages<{ id: number; provider_id: number; before: { phone?: string } | null }>(
    database,
    (client) => client.from('provider_history').select('id, provider_id, before', COUNTED).order('id'),
    'id',
  );
  for (const { provider_id, before } of changes)
    if (before?.phone) phones.set(provider_id, [...(phones.get(provider_id) ?? []), before.phone]);
  return phones;
}

/** Returns all providers with their problems. */
async function examine(database: Connection, imageHosts: string[] | null): Promise<Examined[]> {
  const moment = new Date();
  const tables = await Promise.all(
    TABLE_NAMES.map(
      async (table) => [table, READ.includes(table) ? await readAll(database, table) : []] as const,
    ),
  );
  const rows = Object.fromEntries(tables) as unknown as DirectoryRows;
  const directory = toDirectory(rows, { readAt: moment.getTime(), imageHosts: imageHosts ?? [] });
  const former = await formerPhones(database);
  return atOnce(
    findProblems({ rows, directory }, { moment, imageHosts, formerPhones: (id) => former.get(id) ?? [] }),
  );
}

const EXAMPLES = 3;
const MAX_VALUE = 80;

/** Prints each problem, the most severe and frequent first, with the first providers that have it. */
function print(examined: readonly Examined[]): void {
  // Of each provider the first value.
  const groups = new Map<ProblemName, Map<Provider, string | null>>();
  for (const { provider, problems } of examined)
    for (const { problem, value } of problems) {
      const group = groups.get(problem) ?? new Map<Provider, string | null>();
      groups.set(problem, group);
      if (!group.has(provider)) group.set(provider, value);
    }
  const rank = (problem: ProblemName) => SEVERITIES.indexOf(PROBLEM_TYPES[problem].severity);
  const sorted = [...groups].sort(
    ([one, some], [other, others]) =>
      rank(one) - rank(other) || others.size - some.size || (one < other ? -1 : 1),
  );
  for (const [problem, found] of sorted) {
    const { severity, meaning } = PROBLEM_TYPES[problem];
    console.log(`${String(found.size).padStart(7)}  ${severity.padEnd(8)} ${problem}: ${meaning}`);
    for (const [provider, value] of [...found].slice(0, EXAMPLES)) {
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
  return `The mean rating is ${mean.toFixed(2)}, but scores assume ${ASSUMED.rating}: change ASSUMED in lib/domain/score.ts (product rule 3.16).`;
}

/** Counts the data quality problems of the directory, with examples; the view provider_problems lists them all. */
export async function healthCommand(): Promise<void> {
  const database = await connectToRest();
  const hosts = process.env.IMAGE_HOSTS ? hostsIn(process.env.IMAGE_HOSTS) : undefined;
  const hasStaffTables = await database.has('directory_counters');
  const untold = hasStaffTables
    ? await database.rows<{ failure: string }[]>((client) =>
        client.from('outbox').select('failure').is('told_at', null).not('failure', 'is', null),
      )
    : [];
  const held = hasStaffTables ? await describeHeld(database) : [];
  const examined = await examine(database, hosts ?? null);
  const running = hasStaffTables && (await describeRunning(database));
  const keys = hasStaffTables
    ? await database.rows<object[]>((client) => client.from('signing_key').select('id'))
    : [];
  const off = whatIsOff({ hasStaffTables, hasKey: keys.length > 0 });
  const notes = [
    ...held,
    ...describeOff(off),
    untold.length > 0 &&
      `${untold.length} notices could not be sent, such as "${untold[0]!.failure}" (table outbox).`,
    describeDrift(examined.map(({ provider }) => provider)),
    running && `${running} The numbers may change.`,
    !hosts && 'IMAGE_HOSTS is not set, so the hosts of pictures are not checked.',
  ];
  for (const note of [database.name, ...notes]) if (note) console.log(`${note}\n`);
  print(examined);
  const hasProblems = examined.some(({ problems }) => problems.length > 0);
  const list = hasStaffTables ? '\nAll of them are in the view provider_problems.' : '';
  console.log(hasProblems ? list : 'No problems.');
}
