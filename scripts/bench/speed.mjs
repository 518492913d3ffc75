import { load } from './load.mjs';
import { LIST } from './servers.mjs';

/** A page is up to twice as dear in its first 200 requests. */
const WARM_UP_SECONDS = 3;
/** Different searches. */
const SEARCHES = ['steam', 'car', 'dubai', 'hand wash', 'polish', 'sharjah', 'غسيل', 'detailing'].map(
  (words, index) => `/services?q=${encodeURIComponent(words)}&sort=${index % 2 ? 'name' : 'price'}`,
);

/** CPU time of a list, compared with the same bytes from a minimal page, and behind nginx from a file. */
const MAX_RATIOS = { site: 2.2, nginx: 1.5 };

/** Rows of the table. */
const PAGES = [
  { name: 'home', path: '/' },
  { name: 'list', path: LIST },
  { name: 'filtered list', path: '/services?emirate=dubai&max=60&view=list' },
  { name: 'search', paths: SEARCHES },
  { name: 'emirate', path: '/emirates/dubai' },
  { name: 'provider', path: '/service/1' },
  { name: 'not found', path: '/nothing-here', status: 404 },
  { name: 'redirect', path: '/wash-type/detailing', status: 308 },
  { name: 'feed', path: '/blog/feed.xml' },
];

/** Measures CPU time per request and requests per second. */
export async function measureSpeed({ servers, seconds, progress }) {
  const { site, minimal, nginx } = servers;
  const rows = [];
  const add = async (name, { origin, pids }, page) => {
    progress(`requesting ${name}`);
    const target = { ...page, url: origin + (page.path ?? '/'), pids };
    await load({ ...target, seconds: WARM_UP_SECONDS });
    const result = await load({ ...target, seconds });
    const row = { name, values: [inMs(result.cpu), result.perSecond, `${result.p99} ms`, result.failed] };
    rows.push(row);
    return { row, cpu: result.cpu };
  };
  const measured = new Map();
  for (const { name, ...page } of PAGES) measured.set(name, await add(name, site, page));
  const list = measured.get('list');
  const baseline = await add('minimal Next page, same bytes', minimal, { path: '/' });
  list.row.isOver = isOver(list, baseline, MAX_RATIOS.site);
  if (nginx) {
    const file = await add(
      'nginx, the same bytes as a file',
      { ...nginx, origin: nginx.fileOrigin },
      { path: '/list.html' },
    );
    const proxied = await add('nginx in front of the list', nginx, { path: LIST });
    proxied.row.isOver = isOver(proxied, file, MAX_RATIOS.nginx);
  } else {
    rows.push({ name: 'nginx', values: ['skipped: not installed', '', '', ''] });
  }
  return {
    title: 'Speed, uncompressed, four connections',
    columns: ['CPU ms per request', 'requests per second', 'p99', 'failed'],
    rows,
  };
}

/** Whether one CPU time is more than a multiple of another; unknown ones are not. */
function isOver({ cpu }, { cpu: baseline }, ratio) {
  return cpu !== undefined && baseline !== undefined && cpu > baseline * ratio;
}

function inMs(ms) {
  if (ms === undefined) return '?';
  return ms < 0.1 ? ms.toFixed(3) : ms.toFixed(2);
}
