import { spawnSync } from 'node:child_process';
import { securityHeaders } from '@/lib/http/security-headers';
import { CHECKS } from '@/scripts/check/checks.mjs';
import { problemsOfHeaders } from '@/scripts/check/checks/security-headers.mjs';
import { parseRobots, parseSitemap } from '@/scripts/check/parse.mjs';
import { formatResult } from '@/scripts/check/report.mjs';
import { runChecks } from '@/scripts/check/run.mjs';
import { Site } from '@/scripts/check/site.mjs';
import { type Fault, fixtureSite, ORIGIN, SECRET } from '../support/fixture-site';
import { at, FAULTS, header, replaced } from './check-faults';

/** Runs all checks; returns all lines and those that report problems. */
async function check(fault?: Fault, site = fixtureSite(fault)) {
  const lines: string[] = [];
  for await (const result of runChecks(new Site(ORIGIN, { secret: SECRET, fetch: site }), { pause: 0 }))
    lines.push(formatResult(result));
  return { lines, wrong: lines.filter((line) => line.startsWith('✗')) };
}

test('reports no problems for a correct site', async () => {
  const { lines } = await check();
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
  expect(lines).toHaveLength(CHECKS.length);
  expect(lines).toContain('✓ Sitemap: 20 URLs, parts: 1');
});

test.each(FAULTS)('reports only: %s', async (_, fault, line) => {
  const { wrong } = await check(fault);
  expect(wrong).toEqual([expect.stringMatching(line)]);
});

test('reports a failing home page first', async () => {
  const { wrong } = await check(at(/^\/ar$/, () => ({ status: 500 })));
  expect(wrong).toEqual([
    expect.stringMatching(/^✗ Home .*: \/ar returns 500, expected 200/),
    expect.stringMatching(/^✗ Pages for search engines: \/ar in the sitemap returns 500/),
  ]);
});

test('does not report a page that recovers on the second attempt', async () => {
  let requestCount = 0;
  const { wrong } = await check(
    at(/^\/service\/7$/, (response) =>
      (requestCount += 1) === 1 ? header('x-robots-tag', 'noindex')(response) : {},
    ),
  );
  expect(wrong).toEqual([]);
  expect(requestCount).toBeGreaterThan(1);
});

test('reports an unreachable site in one line', async () => {
  const nobody = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
  const { lines } = await check(undefined, nobody);
  expect(lines).toEqual([expect.stringMatching(/^✗ Home .* does not respond: the connection was refused/)]);
});

test('strips control characters from the responses it quotes', async () => {
  const { wrong } = await check(
    at(/^\/areas/, replaced('<head>', '<head><meta name="robots" content="noindex\u001b[2J\u0007"/>')),
  );
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).not.toMatch(/\p{Cc}/u);
});

test("expects the site's own security headers", () => {
  const headers = new Headers(securityHeaders().map(({ key, value }): [string, string] => [key, value]));
  expect(problemsOfHeaders(headers, true)).toEqual([]);
  expect(problemsOfHeaders(new Headers(), true).length).toBeGreaterThan(6);
});

test('parses sitemaps strictly, and robots.txt by user agent', () => {
  expect(parseSitemap('<a><loc>x&amp;y</loc><loc> z </loc></a>')).toEqual({ root: 'a', urls: ['x&y', 'z'] });
  expect(() => parseSitemap('<a><loc>x&y</loc></a>')).toThrow();
  const isAllowed = parseRobots(
    'User-agent: Bad\nDisallow: /\n\nUser-agent: A\nUser-agent: *\nDisallow: /api/ # all\nAllow: /api/x',
  );
  expect(['/', '/api/y', '/api/x'].map(isAllowed)).toEqual([true, false, true]);
});

test.each([
  [[], /Exactly one URL/],
  [['lamaa.example'], /must begin with https/],
  [['ftp://lamaa.example'], /must begin with https/],
  [['https://lamaa.example/ar'], /use https:\/\/lamaa\.example\.$/m],
  [['--fast', 'https://lamaa.example'], /npm run check --/],
])('prints the usage and exits with 2 for the arguments %j', (values, message) => {
  const { status, stderr } = spawnSync('node', ['scripts/check.mjs', ...values], { encoding: 'utf8' });
  expect(stderr).toMatch(message);
  expect(status).toBe(2);
});
