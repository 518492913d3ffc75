import { pathOf } from '../path-of.mjs';

const PAGES = ['/', '/ar/services'];
const YEAR = 31_536_000;
const PROXY = 'A proxy must not change Cache-Control or set cookies: docs/deployment.md, "Self-hosting".';

/** Headers in which hosts report cache hits. */
const CACHE_HEADERS = ['x-nextjs-cache', 'x-vercel-cache', 'cf-cache-status', 'x-cache'];
const HIT = /\b(?:hit|stale|updating|revalidated|prerender)\b/i;
/** The cache is not configured for pages, like Cloudflare without a rule. */
const BYPASS = /\b(?:dynamic|bypass|none)\b/i;

export const cachedPages = {
  name: 'Pages are cached',
  remedy: PROXY,
  async run(site) {
    const found = await Promise.all(PAGES.map((path) => checkPage(site, path)));
    const [first] = found.flatMap(({ note }) => note ?? []);
    return { problems: found.flatMap(({ problems }) => problems), note: first };
  },
};

async function checkPage(site, path) {
  await site.request(path);
  const { headers } = await site.request(path);
  const control = headers.get('cache-control') ?? '';
  const problems = [];
  const isCacheable =
    /s-maxage=[1-9]|max-age=[1-9]/.test(control) && !/private|no-store|no-cache/.test(control);
  if (!isCacheable)
    problems.push({
      found: control ? `${path} has ${control}` : `${path} has no Cache-Control`,
      expected: 's-maxage, for shared caches',
    });
  if (headers.has('set-cookie'))
    problems.push({
      found: `${path} sets a cookie`,
      expected: 'none: caches do not store pages with cookies',
    });
  const states = CACHE_HEADERS.filter((name) => headers.has(name)).map(
    (name) => `${name}: ${headers.get(name)}`,
  );
  if (Number(headers.get('age')) > 0) states.push(`age: ${headers.get('age')}`);
  const decided = states.filter((header) => !BYPASS.test(header));
  if (decided.length > 0 && !decided.some((header) => HIT.test(header) || header.startsWith('age')))
    problems.push({ found: `${path} was requested twice, with ${states.join(', ')}`, expected: 'a hit' });
  return {
    problems,
    note: states.length > 0 ? `${control} (${states.join(', ')})` : `${control}; no cache reports itself`,
  };
}

export const staticFiles = {
  name: 'Scripts, styles and fonts are immutable',
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

/** Returns one script, one style and one font, whose names change with their content. */
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
  name: 'The service worker is revalidated',
  remedy: 'Proxies must not cache /sw.js: docs/deployment.md, "Self-hosting".',
  async run(site) {
    const { status, headers } = await site.get('/sw.js');
    const control = headers.get('cache-control') ?? 'no Cache-Control';
    return status === 200 && /no-cache|no-store/.test(control)
      ? { note: control }
      : { problems: [{ found: `/sw.js answers ${status}, ${control}`, expected: '200, no-cache' }] };
  },
};
