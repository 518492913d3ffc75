import autocannon from 'autocannon';

const CONNECTIONS = 8;
/** A typical mix of requests by visitors and crawlers. */
const PATHS = [
  '/',
  '/services',
  '/ar',
  '/emirates/dubai',
  '/wash-type/steam-cleaning',
  '/service/1',
  '/service/2',
  '/',
  '/services',
  '/services?emirate=dubai',
  '/services?open=now',
  '/areas/al-quoz',
  '/ar/services',
  '/services?q=steam',
  '/services?q=غسيل',
  '/services?emirate=sharjah&rating=4&sort=price',
  '/blog',
  '/api/providers.json',
  '/sitemap.xml',
  '/nothing-here',
  '/wash-type/detailing',
  '/contact',
];
const EXPECTED = ['200', '308', '404'];

/** Sends mixed traffic for `seconds`; returns requests per second, the 99th percentile of the latency and the number of failures. */
export async function sendTraffic(origin, seconds) {
  let next = 0;
  const { requests, latency, errors, statusCodeStats } = await autocannon({
    url: origin,
    connections: CONNECTIONS,
    duration: seconds,
    timeout: 30,
    requests: [
      { setupRequest: (request) => ({ ...request, path: encodeURI(PATHS[next++ % PATHS.length]) }) },
    ],
  });
  const expected = EXPECTED.reduce((sum, status) => sum + (statusCodeStats[status]?.count ?? 0), 0);
  return {
    perSecond: Math.round(requests.average),
    p99: latency.p99,
    failed: requests.total - expected + errors,
  };
}
