import { pathOf } from '../path-of.mjs';

/** A documentation address (RFC 5737) and a reserved name (RFC 2606). */
const ADDRESS = '203.0.113.77';
const HOST = 'forwarded.invalid';

export const nothingRepeated = {
  name: 'Forwarded headers of clients are not reflected',
  remedy:
    'The proxy must set X-Forwarded-For and X-Forwarded-Host itself, as deploy/nginx.conf does: docs/deployment.md, "Forms behind a proxy and across deployments".',
  async run(site) {
    const headers = { 'x-forwarded-for': ADDRESS, 'x-forwarded-host': HOST };
    // Uncached lists with a parameter unique to this run, so that no cache stores them for others.
    const own = `check=${Date.now().toString(36)}`;
    const paths = [`/services?sort=price&page=2&${own}`, `/services/?${own}`];
    const answers = await Promise.all(paths.map((path) => site.request(path, { headers })));
    const problems = answers.flatMap(({ path, text, headers: sent }) => {
      const all = `${text} ${[...sent].flat().join(' ')}`;
      return [ADDRESS, HOST]
        .filter((value) => all.includes(value))
        .map((value) => ({ found: `${path} repeats the ${value} that was sent`, expected: 'nothing of it' }));
    });
    return { problems, note: 'neither X-Forwarded-For nor X-Forwarded-Host' };
  },
};

const JWT = /eyJ[\w-]{5,}\.(eyJ[\w-]{5,})\.[\w-]+/g;
const SECRETS = {
  'a service key (sb_secret_)': /\bsb_secret_\w{8,}/,
  'the name of the service key': /SUPABASE_(?:SECRET|SERVICE_ROLE)_KEY/,
};

export const secretsKept = {
  name: 'No secrets in pages and scripts',
  remedy:
    'Remove it from the site\'s environment and rotate it in Supabase at once: docs/deployment.md, "Variables".',
  async run(site) {
    const pages = await Promise.all(['/', '/services', '/ar/contact'].map((path) => site.page(path)));
    const own = pages
      .flatMap((page) => page.scripts)
      .filter((url) => new URL(url, site.origin).origin === site.origin);
    const scripts = new Set(own.map((url) => pathOf(url)));
    await Promise.all([...scripts].map((path) => site.get(path)));
    const answers = await site.answers();
    const problems = answers.flatMap(({ path, text }) =>
      secretsIn(text, site.secret).map((what) => ({ found: `${path} holds ${what}`, expected: 'none' })),
    );
    return { problems, note: `${answers.length} answers, ${scripts.size} scripts among them` };
  },
};

/** Names the secrets found in a text, without quoting them. */
function secretsIn(text, own) {
  const found = Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? what : []));
  for (const [, payload] of text.matchAll(JWT))
    if (/"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString()))
      found.push('a key with the role service_role');
  return own && text.includes(own) ? [...found, 'REVALIDATE_SECRET'] : found;
}
