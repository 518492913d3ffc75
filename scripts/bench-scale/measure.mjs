import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';

const RUNS = 15;
/** Plan nodes that are included in the report. */
const SCANS = ['Seq Scan', 'Index Only Scan', 'Index Scan', 'Bitmap Index Scan', 'Function Scan'];

/** Sets the role and the statement timeout of the site's requests. */
export async function becomeVisitor(database) {
  await database.exec(`set role anon; set statement_timeout = '3s'`);
}

/** @typedef {{ ms: number, plan: string }} Measurement */

/**
 * Returns a query's least time in milliseconds and its scans, or the error message if it fails. Other load, also that of
 * other machines on the same hardware, can only add to a time.
 * @param database a connection
 * @param {{ sql: string, values: unknown[], isNested?: boolean }} query
 * @returns {Promise<Measurement>}
 */
export async function measure(database, { sql, values, isNested }) {
  try {
    const clock = await clockOf(database);
    const times = [];
    for (let run = 0; run < RUNS; run += 1) {
      const startedAt = clock();
      await database.query(sql, values);
      times.push(clock() - startedAt);
    }
    return { ms: Math.min(...times), plan: isNested ? '' : await planOf(database, sql, values) };
  } catch (error) {
    return { ms: Infinity, plan: error.message };
  }
}

/** Returns the median time of storing a message, each from another sender, including the wait for the disk. */
export async function measureSubmission(database) {
  const times = [];
  for (let run = 0; run < 27; run += 1) {
    const values = [`sender ${(run * 7_919) % 200_000}`, randomUUID()];
    const startedAt = performance.now();
    await database.query(
      `insert into public.contact_submissions (name, email, message, sender, request_id)
        values ('Visitor', 'visitor@mail.example', 'Do you wash boats?', $1, $2)`,
      values,
    );
    times.push(performance.now() - startedAt);
  }
  return { ms: median(times), plan: 'Index Scan contact_submissions_sender' };
}

/**
 * Returns a clock of the CPU time of the connection's server process in milliseconds, so that other load does
 * not count. Falls back to wall-clock time, which is close because all reads are from memory.
 */
async function clockOf(database) {
  const { rows } = await database.query('select pg_backend_pid() as pid');
  const file = `/proc/${rows[0].pid}/schedstat`;
  const clock = () => Number(readFileSync(file, 'utf8').split(' ')[0]) / 1e6;
  try {
    return clock() > 0 ? clock : () => performance.now();
  } catch {
    return () => performance.now();
  }
}

function median(times) {
  return times.sort((a, b) => a - b)[Math.floor(times.length / 2)];
}

async function planOf(database, sql, values) {
  const { rows } = await database.query(`explain (format json) ${sql}`, values);
  const found = new Set();
  collect(rows[0]['QUERY PLAN'][0].Plan, found);
  return [...found].join(', ');
}

function collect(node, found) {
  if (SCANS.includes(node['Node Type'])) {
    const name = node['Index Name'] ?? node['Relation Name'] ?? node['Function Name'];
    found.add(`${node['Node Type']} ${name}`);
  }
  for (const child of node.Plans ?? []) collect(child, found);
}
