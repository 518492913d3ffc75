import { pathOf } from '../path-of.mjs';

const PAGES = ['/', '/ar/services'];
const YEAR = 31_536_000;
const PROXY =
  'A proxy must leave Cache-Control as the site says it, and set no cookies: docs/deployment.md, "One\'s own server".';

/** Headers with which hosts say whether an answer was a kept one. */
const KEPT_BY = ['x-nextjs-cache', 'x-vercel-cache', 'cf-cache-status', 'x-cache'];
const HIT = /\b(?:hit|stale|updating|revalidated|prerender)\b/i;
/** Not asked to keep pages at all, as Cloudflare is without a rule. */
const ASIDE = /\b(?:dynamic|bypass|none)\b/i;

export const keptPages = {
  name: 'Pages are kept',
  remedy: PROXY,
  async run(site) {
    const found = await Promise.all(PAGES.map((path) => checkPage(site, path)));
    const [first] = found.flatMap(({ note }) => note ?? []);
    return { problems: found.flatMap(({ problems }) => problems), note: first };
  },
};

async function checkPage(site, path) {
  await site.ask(path);
  const { headers } = await site.ask(path);
  const control = headers.get('cache-control') ?? '';
  const problems = [];
  const isKeepable =
    /s-maxage=[1-9]|max-age=[1-9]/.test(control) && !/private|no-store|no-cache/.test(control);
  if (!isKeepable)
    problems.push({
      found: control ? `${path} says ${control}` : `${path} has no Cache-Control`,
      expected: 's-maxage, for caches that many visitors share',
    });
  if (headers.has('set-cookie'))
    problems.push({ found: `${path} sets a cookie`, expected: 'none: caches keep no page with one' });
  const said = KEPT_BY.filter((name) => headers.has(name)).map((name) => `${name}: ${headers.get(name)}`);
  if (Number(headers.get('age')) > 0) said.push(`age: ${headers.get('age')}`);
  const decided = said.filter((header) => !ASIDE.test(header));
  if (decided.length > 0 && !decided.some((header) => HIT.test(header) || header.startsWith('age')))
    problems.push({ found: `${path} was asked for twice, and ${said.join(', ')}`, expected: 'a hit' });
  return {
    problems,
    note: said.length > 0 ? `${control} (${said.join(', ')})` : `${control}; no header says by whom`,
  };
}

export const staticFiles = {
  name: 'Scripts, styles and fonts for good',
  remedy: PROXY,
  async run(site) {
    const files = await filesOf(site);
    const answers = await Promise.all(files.map((path) => site.get(path)));
    const problems = answers.flatMap(({ path, status, headers }) => {
      const control = headers.get('cache-control') ?? 'no Cache-Control';
      const age = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
      return status === 200 && /immutable/.test(control) && age >= YEAR
        ? []
        : { found: `${path} answers ${status}, ${control}`, expected: `200, max-age=${YEAR}, immutable` };
    });
    return { problems, note: `${files.length} files are immutable` };
  },
};

/** One of each kind: their names change with their content. */
async function filesOf(site) {
  const { scripts, styles, fonts } = await site.page('/ar');
  const [script, style, font] = [scripts, styles, fonts].map((urls) =>
    urls.find((url) => url.startsWith('/')),
  );
  return [script, style, font].filter(Boolean).map((url) => pathOf(url));
}

export const compression = {
  name: 'Compression',
  remedy:
    'COMPRESS=off is only for a site behind a proxy that compresses: docs/deployment.md, "Variables". What nginx sends from the disk is compressed by deploy/release.sh.',
  async run(site) {
    const paths = ['/', ...(await filesOf(site)).filter((path) => /\.js$/.test(path))];
    const answers = await Promise.all(paths.map((path) => site.get(path)));
    const encodings = answers.map(({ headers }) => headers.get('content-encoding') ?? 'nothing');
    const problems = answers
      .map(({ path }, index) => ({
        found: `${path} is sent with ${encodings[index]}`,
        expected: 'br or gzip',
      }))
      .filter((_, index) => !/^(?:br|gzip|zstd)$/.test(encodings[index]));
    return { problems, note: [...new Set(encodings)].join(' and ') };
  },
};

export const offlineWorker = {
  name: 'The worker for offline pages is asked for anew',
  remedy: 'Proxies must not keep /sw.js: docs/deployment.md, "The worker for offline pages".',
  async run(site) {
    const { status, headers } = await site.get('/sw.js');
    const control = headers.get('cache-control') ?? 'no Cache-Control';
    return status === 200 && /no-cache|no-store/.test(control)
      ? { note: control }
      : { problems: [{ found: `/sw.js answers ${status}, ${control}`, expected: '200, no-cache' }] };
  },
};
