import { pathOf } from '../path-of.mjs';

/** Of a range that is nobody's (RFC 5737), and a name that is nobody's (RFC 2606). */
const ADDRESS = '203.0.113.77';
const HOST = 'forwarded.invalid';

export const nothingRepeated = {
  name: 'What a client says of itself is not repeated',
  remedy:
    'The proxy must write X-Forwarded-For and X-Forwarded-Host itself, as deploy/nginx.conf does: docs/deployment.md, "Forms behind a proxy and across deployments".',
  async run(site) {
    const headers = { 'x-forwarded-for': ADDRESS, 'x-forwarded-host': HOST };
    // Later pages in another order are rendered for each request, and the parameter is this run's own: no cache keeps them for others.
    const own = `check=${Date.now().toString(36)}`;
    const paths = [`/services?sort=price&page=2&${own}`, `/services/?${own}`];
    const answers = await Promise.all(paths.map((path) => site.ask(path, { headers })));
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
    'Take it out of the environment of the site, and have a new one made in Supabase at once: docs/deployment.md, "Variables".',
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

/** Names of the secrets in a text, without the secrets themselves. */
export function secretsIn(text, own) {
  const found = Object.entries(SECRETS).flatMap(([what, pattern]) => (pattern.test(text) ? what : []));
  for (const [, payload] of text.matchAll(JWT))
    if (/"role"\s*:\s*"service_role"/.test(Buffer.from(payload, 'base64url').toString()))
      found.push('a key with the role service_role');
  return own && text.includes(own) ? [...found, 'REVALIDATE_SECRET'] : found;
}
