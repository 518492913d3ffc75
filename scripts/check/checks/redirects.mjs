const PATH = '/services';
const PERMANENT = [301, 308];

export const httpsRedirect = {
  name: 'http redirects to https',
  isHttpsOnly: true,
  remedy:
    'The host or proxy must redirect every URL permanently, as `certbot --nginx` does: docs/deployment.md, "Self-hosting".',
  async run(site, expect) {
    const from = `http://${site.hostname}${PATH}`;
    const to = site.origin + PATH;
    expectRedirect(expect, await site.request(from), to);
    return { note: `${from} → ${to}` };
  },
};

export const otherHostname = {
  name: 'With or without www',
  isHttpsOnly: true,
  remedy:
    'The host or proxy must redirect the other host name permanently, keeping the path: search engines treat two names as two sites.',
  async run(site, expect) {
    const { hostname } = site;
    const other = hostname.startsWith('www.') ? hostname.slice('www.'.length) : `www.${hostname}`;
    const from = `https://${other}${PATH}`;
    const to = site.origin + PATH;
    try {
      expectRedirect(expect, await site.request(from), to);
      return { note: `${from} → ${to}` };
    } catch (error) {
      // The other name is not in use.
      if (['ENOTFOUND', 'EAI_AGAIN'].includes(error.code)) return { note: `${other} has no DNS record` };
      throw error;
    }
  },
};

/** Legacy URLs and other spellings, each with its canonical path. */
const OLD_PATHS = {
  '/mobile-car-wash': '/wash-type/mobile-car-wash',
  '/emirates/rak': '/emirates/ras-al-khaimah',
  '/ar/brands/toyota': '/ar/services',
  '/services/': '/services',
  '/en': '/',
};

export const legacyUrls = {
  name: 'Legacy URLs and other spellings',
  remedy:
    'middleware.ts redirects them: the host must run it, and the proxy must forward paths and the Host header unchanged (deploy/nginx.conf).',
  async run(site, expect) {
    for (const response of await site.getAll(Object.keys(OLD_PATHS)))
      expectRedirect(expect, response, site.origin + OLD_PATHS[response.path], [308]);
    return { note: `${Object.keys(OLD_PATHS).length} redirect to the canonical URL in one hop` };
  },
};

function expectRedirect(expect, { path, url, status, headers }, to, statuses = PERMANENT) {
  const location = headers.get('location');
  const target = location ? new URL(location, url).href : undefined;
  const found = `${path} returns ${status}${target ? ` to ${target}` : ''}`;
  expect(statuses.includes(status) && target === to, found, `${statuses.join(' or ')} to ${to}`);
}
