import { pathOf } from '../parse.mjs';

/** Milliseconds. */
const MAX_WAIT = 3_000;
const HOMES = [
  { path: '/', language: 'lang="en" dir="ltr"' },
  { path: '/ar', language: 'lang="ar" dir="rtl"' },
];

export const homePages = {
  name: 'Home in English and Arabic',
  isRetried: true,
  remedy: 'The log of the site shows the reason: docs/deployment.md, "Monitoring".',
  async run(site, expect) {
    const pages = await site.pages(HOMES.map(({ path }) => path));
    pages.forEach(({ path, status, ms, lang, dir }, index) => {
      const language = `lang="${lang}" dir="${dir}"`;
      const expected = HOMES[index].language;
      if (status !== 200) expect(false, `${path} returns ${status}`, '200');
      else if (ms > MAX_WAIT) expect(false, `${path} takes ${ms} ms`, `at most ${MAX_WAIT} ms`);
      else expect(language === expected, `${path} is ${language}`, expected);
    });
    return { note: `200 after ${pages.map(({ ms }) => ms).join(' and ')} ms` };
  },
};

export const health = {
  name: 'Health',
  isRetried: true,
  remedy:
    'See docs/deployment.md, "Monitoring"; SUPABASE_URL and SUPABASE_PUBLISHABLE_KEY must belong to the same project.',
  async run(site, expect) {
    const { status, text } = await site.get('/api/health');
    const database = databaseIn(text);
    const found = `/api/health returns ${status}, database ${database ?? 'not mentioned'}`;
    expect(status === 200 && database === 'ok', found, '200, database ok');
    return { note: 'database ok' };
  },
};

function databaseIn(json) {
  try {
    return JSON.parse(json)?.database;
  } catch {
    return undefined;
  }
}

export const providerList = {
  name: 'A list with providers',
  isRetried: true,
  remedy:
    'The directory may be empty: docs/staff.md, "npm run import"; SUPABASE_URL may point to another project: docs/deployment.md, "Variables".',
  async run(site, expect) {
    const { links, status } = await site.page('/services');
    const providers = new Set(links.filter((link) => /^\/service\/\d+$/.test(pathOf(link))));
    expect(providers.size > 0, `/services returns ${status} without a provider`, 'cards');
    return { note: `${providers.size} on the first page of /services` };
  },
};

export const unknownPages = {
  name: 'Unknown URLs',
  remedy:
    'The proxy must forward every URL to the site and preserve its status: docs/deployment.md, "Self-hosting".',
  async run(site, expect) {
    const paths = ['/there-is-no-such-page', '/ar/emirates/there-is-no-such-emirate'];
    for (const { path, status } of await site.getAll(paths))
      expect(status === 404, `${path} returns ${status}`, '404');
    return { note: '404' };
  },
};

export const disallowedMethod = {
  name: 'POST to a page without a form',
  remedy:
    'middleware.ts rejects it: the host must run it for every method, and the proxy must forward methods (deploy/nginx.conf).',
  async run(site, expect) {
    const { status } = await site.request('/emirates/dubai', { method: 'POST', body: '' });
    expect(status === 405, `POST /emirates/dubai returns ${status}`, '405');
    return { note: '405' };
  },
};
