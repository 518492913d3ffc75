import { pathOf } from '../parse.mjs';

/** A documentation address (RFC 5737) and a reserved name (RFC 2606). */
const ADDRESS = '203.0.113.77';
const HOST = 'forwarded.invalid';

export const forwardedHeaders = {
  name: 'Forwarded headers of clients are not reflected',
  remedy:
    'The proxy must set X-Forwarded-For and X-Forwarded-Host itself, as deploy/nginx.conf does: docs/deployment.md, "Forms behind a proxy and across deployments".',
  async run(site, expect) {
    const headers = { 'x-forwarded-for': ADDRESS, 'x-forwarded-host': HOST };
    // Uncached lists with a parameter unique to this run, so that no cache stores them for others.
    const unique = `check=${Date.now().toString(36)}`;
    const paths = [`/services?sort=price&page=2&${unique}`, `/services/?${unique}`];
    for (const response of await Promise.all(paths.map((path) => site.request(path, { headers })))) {
      const content = `${response.text} ${[...response.headers].flat().join(' ')}`;
      for (const value of [ADDRESS, HOST])
        expect(
          !content.includes(value),
          `${response.path} repeats ${value} from a request header`,
          'neither header',
        );
    }
    return { note: 'X-Forwarded-For, X-Forwarded-Host' };
  },
};

const JWT = /eyJ[\w-]{5,}\.(eyJ[\w-]{5,})\.[\w-]+/g;
const SECRETS = {
  'a service key (sb_secret_)': /\bsb_secret_\w{8,}/,
  'the name of the service key': /SUPABASE_(?:SECRET|SERVICE_ROLE)_KEY/,
};

export const secrets = {
  name: 'No secrets in pages and scripts',
  remedy:
    'Remove it from the site\'s environment and rotate it in Supabase immediately: docs/deployment.md, "Variables".',
  async run(site, expect) {
    const pages = await site.pages(['/', '/services', '/ar/contact']);
    const own = pages
      .flatMap((page) => page.scripts)
      .filter((url) => new URL(url, site.origin).origin === site.origin);
    const scripts = new Set(own.map((url) => pathOf(url)));
    await site.getAll([...scripts]);
    const responses = await site.cachedResponses();
    for (const { path, text } of responses)
      for (const secret of secretsIn(text, site.secret)) expect(false, `${path} contains ${secret}`, 'none');
    return { note: `${responses.length} responses, including ${scripts.size} scripts` };
  },
};

/** Names the secrets found in a text, without quoting them. */
function secretsIn(text, revalidateSecret) {
  const found = Object.keys(SECRETS).filter((name) => SECRETS[name].test(text));
  for (const [, payload] of text.matchAll(JWT))
    if (/"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString()))
      found.push('a key with the role service_role');
  if (revalidateSecret && text.includes(revalidateSecret)) found.push('REVALIDATE_SECRET');
  return found;
}
