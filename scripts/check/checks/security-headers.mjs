const PATHS = ['/', '/ar/services', '/there-is-no-such-page', '/api/health'];
const YEAR = 31_536_000;

/** The headers of lib/http/security-headers.ts; patterns also accept stricter values. */
const EXPECTED = {
  'x-content-type-options': { pattern: /^nosniff$/i, expected: 'nosniff' },
  'x-frame-options': { pattern: /^DENY$/i, expected: 'DENY' },
  'referrer-policy': {
    pattern: /^(?:strict-origin-when-cross-origin|strict-origin|same-origin|no-referrer)$/,
    expected: 'strict-origin-when-cross-origin',
  },
  'permissions-policy': {
    pattern: /camera=\(\).*microphone=\(\)/,
    expected: 'camera=(), microphone=() and more',
  },
  'cross-origin-opener-policy': { pattern: /^same-origin$/, expected: 'same-origin' },
};

/** Required CSP directives. */
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
    'The site sends them (lib/http/security-headers.ts); a host or proxy must not remove or replace them: see docs/security.md.',
  async run(site, expect) {
    const problems = new Map();
    for (const { path, headers } of await site.getAll(PATHS))
      for (const { found, expected } of problemsOfHeaders(headers, site.isSecure)) {
        const paths = problems.get(found)?.paths ?? [];
        problems.set(found, { expected, paths: [...paths, path] });
      }
    for (const [found, { expected, paths }] of problems) {
      const where = paths.length === PATHS.length ? 'every page' : paths.join(' and ');
      expect(false, `${found} on ${where}`, expected);
    }
    return { note: PATHS.join(', ') };
  },
};

/** Returns the problems with a response's headers. Strict-Transport-Security is only required over https. */
export function problemsOfHeaders(headers, isSecure) {
  const problems = Object.entries(EXPECTED)
    .filter(([name, { pattern }]) => !pattern.test(headers.get(name) ?? ''))
    .map(([name, { expected }]) => ({ found: describeHeader(name, headers), expected }));
  const maxAge = Number(/max-age=(\d+)/.exec(headers.get('strict-transport-security') ?? '')?.[1] ?? 0);
  if (isSecure && maxAge < YEAR)
    problems.push({
      found: describeHeader('strict-transport-security', headers),
      expected: `max-age=${YEAR} or more`,
    });
  return [...problems, ...problemsOfPolicy(headers.get('content-security-policy'))];
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
      found: `content-security-policy with ${name} ${directives[name] || 'missing'}`,
      expected: value,
    }));
}

function describeHeader(name, headers) {
  return headers.has(name) ? `${name}: ${headers.get(name)}` : `no ${name}`;
}
