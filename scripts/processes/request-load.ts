// @ts-expect-error: its types are another package.
import autocannon from 'autocannon';

interface Result {
  requests: { average: number; total: number };
  latency: { p99: number };
  errors: number;
  statusCodeStats: Record<string, { count: number }>;
}

/**
 * Requests a site continuously for `seconds`, uncompressed.
 * @param options the path of each request by its number, and the statuses that it may have
 */
export async function requestLoad(
  origin: string,
  {
    seconds,
    connections,
    pathOf,
    statuses,
  }: {
    seconds: number;
    connections: number;
    pathOf: (index: number) => string;
    statuses: readonly number[];
  },
) {
  let count = 0;
  const { requests, latency, errors, statusCodeStats } = (await autocannon({
    url: origin,
    connections,
    duration: seconds,
    timeout: 30,
    headers: { 'accept-encoding': 'identity' },
    requests: [{ setupRequest: (request: object) => ({ ...request, path: encodeURI(pathOf(count++)) }) }],
  })) as Result;
  const expected = statuses.reduce((sum, status) => sum + (statusCodeStats[status]?.count ?? 0), 0);
  return {
    total: requests.total,
    perSecond: Math.round(requests.average),
    p99: latency.p99,
    failed: requests.total - expected + errors,
  };
}
