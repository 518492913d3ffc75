import { pathOf } from '../parse.mjs';

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
  async run(site, expect) {
    const notes = [];
    for (const path of PAGES) {
      await site.request(path);
      notes.push(checkCaching(await site.request(path), expect));
    }
    return { note: notes[0] };
  },
};

function checkCaching({ path, headers }, expect) {
  const control = headers.get('cache-control') ?? '';
  const isCacheable =
    /s-maxage=[1-9]|max-age=[1-9]/.test(control) && !/private|no-store|no-cache/.test(control);
  expect(isCacheable, `${path} has ${control || 'no Cache-Control'}`, 's-maxage, for shared caches');
  const setsCookie = headers.has('set-cookie');
  expect(!setsCookie, `${path} sets a cookie`, 'none: caches do not store pages with cookies');
  const states = CACHE_HEADERS.filter((name) => headers.has(name)).map(
    (name) => `${name}: ${headers.get(name)}`,
  );
  if (Number(headers.get('age')) > 0) states.push(`age: ${headers.get('age')}`);
  const decided = states.filter((state) => !BYPASS.test(state));
  const isHit = decided.length === 0 || decided.some((state) => HIT.test(state) || state.startsWith('age'));
  expect(isHit, `${path} was requested twice, with ${states.join(', ')}`, 'a hit');
  return control + (states.length > 0 ? ` (${states.join(', ')})` : '; no cache headers');
}

export const staticFiles = {
  name: 'Scripts, styles and fonts are immutable',
  remedy: PROXY,
  async run(site, expect) {
    const files = await site.getAll(await findFiles(site));
    for (const { path, status, headers } of files) {
      const control = headers.get('cache-control') ?? 'no Cache-Control';
      const age = Number(/max-age=(\d+)/.exec(control)?.[1] ?? 0);
      const isImmutable = status === 200 && /immutable/.test(control) && age >= YEAR;
      expect(isImmutable, `${path} returns ${status}, ${control}`, `200, max-age=${YEAR}, immutable`);
    }
    return { note: `${files.length} files are immutable` };
  },
};

/** Returns the paths of one script, one style and one font, whose names change with their content. */
async function findFiles(site) {
  const { scripts, styles, fonts } = await site.page('/ar');
  const files = [scripts, styles, fonts].map((urls) => urls.find((url) => url.startsWith('/')));
  return files.filter(Boolean).map((url) => pathOf(url));
}

export const compression = {
  name: 'Compression',
  remedy:
    'Only set COMPRESS=off behind a proxy that compresses: docs/deployment.md, "Variables". deploy/release.sh compresses the files that nginx serves from disk.',
  async run(site, expect) {
    const scripts = (await findFiles(site)).filter((path) => /\.js$/.test(path));
    const encodings = new Set();
    for (const { path, headers } of await site.getAll(['/', ...scripts])) {
      const encoding = headers.get('content-encoding') ?? 'without compression';
      expect(/^(?:br|gzip|zstd)$/.test(encoding), `${path} is sent ${encoding}`, 'br or gzip');
      encodings.add(encoding);
    }
    return { note: [...encodings].join(' and ') };
  },
};

export const serviceWorker = {
  name: 'The service worker is revalidated',
  remedy: 'Proxies must not cache /sw.js: docs/deployment.md, "Self-hosting".',
  async run(site, expect) {
    const { status, headers } = await site.get('/sw.js');
    const control = headers.get('cache-control') ?? 'no Cache-Control';
    const isRevalidated = status === 200 && /no-cache|no-store/.test(control);
    expect(isRevalidated, `/sw.js returns ${status}, ${control}`, '200, no-cache');
    return { note: control };
  },
};

export const revalidation = {
  name: 'Revalidation on request',
  remedy:
    'REVALIDATE_SECRET must be the same here, in the webhook and on the site: docs/deployment.md, "Variables".',
  async run(site, expect) {
    const post = async (secret) => {
      const headers = { authorization: `Bearer ${secret}` };
      return (await site.request('/api/revalidate', { method: 'POST', headers })).status;
    };
    const guessed = await post('this-is-only-a-guess');
    const isRefused = [401, 404].includes(guessed);
    expect(isRefused, `POST /api/revalidate returns ${guessed} without the secret`, '401');
    if (!isRefused) return {};
    if (!site.secret)
      return { note: `${guessed} without the secret; set REVALIDATE_SECRET to also test with it` };
    const status = await post(site.secret);
    expect(status === 200, `POST /api/revalidate returns ${status} with the secret`, '200');
    return { note: `${guessed} without the secret, 200 with it` };
  },
};
