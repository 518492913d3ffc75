import { pathOf } from '../path-of.mjs';

/** Milliseconds that nobody should wait for longer. */
const LONGEST_WAIT = 3_000;
const DIRECTIONS = { en: 'ltr', ar: 'rtl' };

export const homeAnswers = {
  name: 'Home in English and Arabic',
  mayHeal: true,
  remedy: 'The log of the site says why: docs/deployment.md, "Watching it".',
  async run(site) {
    const pages = await Promise.all(['/', '/ar'].map((path) => site.page(path)));
    const problems = pages.flatMap(({ path, status, ms, language, direction }, index) => {
      const wanted = ['en', 'ar'][index];
      if (status !== 200) return { found: `${path} answers ${status}`, expected: '200' };
      if (ms > LONGEST_WAIT)
        return { found: `${path} takes ${ms} ms`, expected: `at most ${LONGEST_WAIT} ms` };
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
    'The proxy must pass the status of the site on, and ask the site for every address: docs/deployment.md, "One\'s own server".',
  async run(site) {
    const paths = ['/there-is-no-such-page', '/ar/emirates/there-is-no-such-emirate'];
    const answers = await Promise.all(paths.map((path) => site.get(path)));
    const problems = answers
      .filter(({ status }) => status !== 404)
      .map(({ path, status }) => ({ found: `${path} answers ${status}`, expected: '404' }));
    return { problems, note: '404' };
  },
};

/** An address from before or in another spelling, and the right one. */
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
    'middleware.ts decides them: the host must run it, and the proxy must pass paths and the Host header as they are (deploy/nginx.conf).',
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
    'middleware.ts refuses it: the host must run it for every method, and the proxy must pass methods on (deploy/nginx.conf).',
  async run(site) {
    const { status } = await site.ask('/emirates/dubai', { method: 'POST', body: '' });
    return status === 405
      ? { note: '405' }
      : { problems: [{ found: `POST /emirates/dubai answers ${status}`, expected: '405' }] };
  },
};
