import { load } from './load.mjs';
import { LIST } from './servers.mjs';

/** Time to compile and cache everything. */
const WARM_UP_SECONDS = 1;
/** Different searches, so that no cache is hit. */
const SEARCHES = ['steam', 'car', 'dubai', 'hand wash', 'polish', 'sharjah', 'غسيل', 'detailing'].map(
  (words, index) => `/services?q=${encodeURIComponent(words)}&sort=${index % 2 ? 'name' : 'price'}`,
);

/** Rows of the table; `budget` is in CPU milliseconds per request. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list, cached', path: LIST, budget: 1.2 },
  { name: 'filtered list, cached', path: '/services?emirate=dubai&rating=4.5' },
  { name: 'provider, cached', path: '/service/1' },
  { name: 'filtered list, rendered', path: '/services?emirate=dubai&max=60&view=list', budget: 18 },
  { name: 'search, rendered', paths: SEARCHES, budget: 18 },
  { name: 'not found', path: '/nothing-here', status: 404 },
  { name: 'redirect', path: '/wash-type/detailing', status: 308 },
  { name: 'feed', path: '/blog/feed.xml' },
];

/** Measures CPU time per request and requests per second. */
export async function measureSpeed({ servers, seconds, progress }) {
  const { site, backend, minimal, nginx } = servers;
  const rows = [];
  const add = async (name, { origin, pids }, page, budget) => {
    progress(`requesting ${name}`);
    const target = { ...page, url: origin + (page.path ?? '/'), pids };
    await load({ ...target, seconds: WARM_UP_SECONDS });
    const result = await load({ ...target, seconds });
    rows.push({
      name,
      values: [inMs(result.cpu), result.perSecond, `${result.p99} ms`, result.failed],
      isOver: budget !== undefined && result.cpu > budget,
    });
    return result;
  };
  for (const { name, budget, ...page } of PAGES) await add(name, site, page, budget);
  await add(
    'search, rendered: the database only',
    { ...backend, origin: site.origin },
    { paths: SEARCHES },
    10,
  );
  const list = { path: LIST };
  const baseline = await add('minimal Next page, same bytes', minimal, { path: '/' });
  if (nginx) {
    const file = await add(
      'nginx, the same bytes as a file',
      { ...nginx, origin: nginx.fileOrigin },
      { path: '/list.html' },
    );
    await add('nginx in front of the list', nginx, list, file.cpu * 1.3);
  } else {
    rows.push({ name: 'nginx', values: ['skipped: not installed', '', '', ''] });
  }
  const listRow = rows[1];
  listRow.isOver ||= Number.parseFloat(listRow.values[0]) > baseline.cpu * 1.5;
  return {
    title: 'Speed, uncompressed, four connections',
    columns: ['CPU ms per request', 'requests per second', 'p99', 'failed'],
    rows,
  };
}

function inMs(ms) {
  if (ms === undefined) return '?';
  return ms < 0.1 ? ms.toFixed(3) : ms.toFixed(2);
}
