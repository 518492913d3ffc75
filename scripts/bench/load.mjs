import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import autocannon from 'autocannon';

const CONNECTIONS = 4;
/** The value of `sysconf(_SC_CLK_TCK)` on every current Linux. */
const TICKS_PER_SECOND = 100;

/**
 * Requests a URL continuously for `seconds`.
 * @returns requests per second, the 99th percentile of the latency, CPU milliseconds per request (undefined
 * if the system does not report it), and the number of unexpected responses
 */
export async function load({ url, pids, seconds, status = 200, paths }) {
  const before = cpuSeconds(pids);
  let next = 0;
  const result = await autocannon({
    url,
    connections: CONNECTIONS,
    duration: seconds,
    headers: { 'accept-encoding': 'identity' },
    ...(paths && {
      requests: [{ setupRequest: (request) => ({ ...request, path: paths[next++ % paths.length] }) }],
    }),
  });
  const count = result.requests.total;
  const after = cpuSeconds(pids);
  const counts = result.statusCodeStats ?? {};
  const expected = counts[String(status)]?.count ?? 0;
  return {
    perSecond: Math.round(result.requests.average),
    p99: result.latency.p99,
    cpu: before === undefined ? undefined : ((after - before) * 1000) / count,
    failed: count - expected + result.errors,
  };
}

/** Returns the CPU time of processes and their descendants in seconds; Linux only. */
function cpuSeconds(pids) {
  if (!existsSync('/proc/self/stat')) return undefined;
  return withChildren(pids).reduce((sum, pid) => {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ');
    return sum + (Number(fields[11]) + Number(fields[12])) / TICKS_PER_SECOND;
  }, 0);
}

function withChildren(pids) {
  const children = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' })
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number));
  const all = [...pids];
  for (const parent of all) all.push(...children.filter(([, ppid]) => ppid === parent).map(([pid]) => pid));
  return all;
}
