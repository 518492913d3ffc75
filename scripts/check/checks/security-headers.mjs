const PATHS = ['/', '/ar/services', '/there-is-no-such-page', '/api/health'];
const YEAR = 31_536_000;

/** The same as lib/http/security-headers.ts says; a host may be stricter in what is compared by a pattern. */
const EXPECTED = {
  'x-content-type-options': { like: /^nosniff$/i, text: 'nosniff' },
  'x-frame-options': { like: /^DENY$/i, text: 'DENY' },
  'referrer-policy': {
    like: /^(?:strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
    text: 'strict-origin-when-cross-origin',
  },
  'permissions-policy': { like: /camera=\(\).*microphone=\(\)/, text: 'camera=(), microphone=() and more' },
  'cross-origin-opener-policy': { like: /^same-origin$/, text: 'same-origin' },
};

/** What a directive has to be; `script-src` may allow inline scripts, and nothing else of its own. */
const POLICY = {
  'default-src': "'self'",
  'script-src': "'self' 'unsafe-inline'",
  'script-src-attr': "'none'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

export const securityHeaders = {
  name: 'Security headers',
  remedy:
    'The site sends them itself (lib/http/security-headers.ts): a host or proxy takes them away or writes others, see docs/security.md.',
  async run(site) {
    const answers = await Promise.all(PATHS.map((path) => site.get(path)));
    const problems = new Map();
    for (const { path, headers } of answers)
      for (const problem of problemsOfHeaders(headers, site.isSecure)) {
        const known = problems.get(problem.found) ?? { ...problem, paths: [] };
        problems.set(problem.found, { ...known, paths: [...known.paths, path] });
      }
    return {
      problems: [...problems.values()].map(({ found, expected, paths }) => ({
        found: `${found} at ${paths.length === PATHS.length ? 'every page' : paths.join(' and ')}`,
        expected,
      })),
      note: `as expected at ${PATHS.join(', ')}`,
    };
  },
};

/** What is wrong with the headers of one answer; by http browsers ignore the one that asks for https. */
export function problemsOfHeaders(headers, isSecure) {
  const wrong = Object.entries(EXPECTED)
    .filter(([name, { like }]) => !like.test(headers.get(name) ?? ''))
    .map(([name, { text }]) => ({ found: said(name, headers), expected: text }));
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  if (isSecure && maxAge < YEAR)
    wrong.push({ found: said('strict-transport-security', headers), expected: `max-age=${YEAR} or more` });
  return [...wrong, ...problemsOfPolicy(headers.get('content-security-policy'))];
}

function problemsOfPolicy(policy) {
  if (!policy) return [{ found: 'no content-security-policy', expected: "default-src 'self' and more" }];
  const directives = Object.fromEntries(
    policy.split(';').map((directive) => {
      const [name = '', ...values] = directive.trim().split(/\s+/);
      return [name.toLowerCase(), values.join(' ')];
    }),
  );
  return Object.entries(POLICY)
    .filter(([name, value]) => directives[name] !== value)
    .map(([name, value]) => ({
      found: `content-security-policy with ${name} ${directives[name] || 'left out'}`,
      expected: value,
    }));
}

function said(name, headers) {
  return headers.has(name) ? `${name}: ${headers.get(name)}` : `no ${name}`;
}
