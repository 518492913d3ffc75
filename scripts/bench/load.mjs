import autocannon from 'autocannon';
import { cpuSeconds } from '../processes/cpu.ts';

const CONNECTIONS = 4;

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
    cpu: before === undefined ? undefined : (((after ?? 0) - before) * 1000) / count,
    failed: count - expected + result.errors,
  };
}
