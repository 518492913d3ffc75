import { pathOf } from '../path-of.mjs';

/** Milliseconds. */
const MAX_WAIT = 3_000;
const DIRECTIONS = { en: 'ltr', ar: 'rtl' };

export const homeAnswers = {
  name: 'Home in English and Arabic',
  mayHeal: true,
  remedy: 'The log of the site says why: docs/deployment.md, "Monitoring".',
  async run(site) {
    const pages = await Promise.all(['/', '/ar'].map((path) => site.page(path)));
    const problems = pages.flatMap(({ path, status, ms, language, direction }, index) => {
      const wanted = ['en', 'ar'][index];
      if (status !== 200) return { found: `${path} answers ${status}`, expected: '200' };
      if (ms > MAX_WAIT) return { found: `${path} takes ${ms} ms`, expected: `at most ${MAX_WAIT} ms` };
      if (language !== wanted || direction !== DIRECTIONS[wanted])
        return {
          found: `${path} is lang="${language}" dir="${direction}"`,
          expected: `lang="${wanted}" dir="${DIRECTIONS[wanted]}"`,
        };
      return [];
    });
    return { problems, note: `200 after ${pages.map(({ ms }) => ms).join(' and ')} ms` };
  },
};

export const listHasCards = {
  name: 'A list with providers',
  mayHeal: true,
  remedy:
    'The directory may be empty: docs/staff.md, "npm run import"; SUPABASE_URL may name another project: docs/deployment.md, "Variables".',
  async run(site) {
    const { addresses, status } = await site.page('/services');
    const providers = new Set(addresses.filter((address) => /^\/service\/\d+$/.test(pathOf(address))));
    return providers.size > 0
      ? { note: `${providers.size} on the first page of /services` }
      : { problems: [{ found: `/services answers ${status} without one provider`, expected: 'cards' }] };
  },
};

export const unknownPage = {
  name: 'Unknown addresses',
  remedy:
    'The proxy must forward every URL to the site and preserve its status: docs/deployment.md, "Self-hosting".',
  async run(site) {
    const paths = ['/there-is-no-such-page', '/ar/emirates/there-is-no-such-emirate'];
    const answers = await Promise.all(paths.map((path) => site.get(path)));
    const problems = answers
      .filter(({ status }) => status !== 404)
      .map(({ path, status }) => ({ found: `${path} answers ${status}`, expected: '404' }));
    return { problems, note: '404' };
  },
};

/** Legacy URLs and other spellings, each with its canonical path. */
const OLD = {
  '/mobile-car-wash': '/wash-type/mobile-car-wash',
  '/emirates/rak': '/emirates/ras-al-khaimah',
  '/ar/brands/toyota': '/ar/services',
  '/services/': '/services',
  '/en': '/',
};

export const oldAddresses = {
  name: 'Old addresses and other spellings',
  remedy:
    'middleware.ts redirects them: the host must run it, and the proxy must forward paths and the Host header unchanged (deploy/nginx.conf).',
  async run(site) {
    const problems = await Promise.all(
      Object.entries(OLD).map(async ([old, right]) => {
        const { status, headers } = await site.get(old);
        const location = headers.get('location');
        const target = location && new URL(location, site.origin).href;
        const found = `${old} answers ${status}${target ? ` to ${target}` : ''}`;
        const wanted = new URL(right, site.origin).href;
        return status === 308 && target === wanted ? [] : { found, expected: `308 to ${wanted}` };
      }),
    );
    return { problems: problems.flat(), note: `${Object.keys(OLD).length} lead to the right one in one hop` };
  },
};

export const refusedMethod = {
  name: 'POST where there is no form',
  remedy:
    'middleware.ts rejects it: the host must run it for every method, and the proxy must forward methods (deploy/nginx.conf).',
  async run(site) {
    const { status } = await site.request('/emirates/dubai', { method: 'POST', body: '' });
    return status === 405
      ? { note: '405' }
      : { problems: [{ found: `POST /emirates/dubai answers ${status}`, expected: '405' }] };
  },
};
