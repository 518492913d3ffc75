import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { securityHeaders } from '@/lib/http/security-headers';
import { CHECKS } from '@/scripts/check/checks.mjs';
import { problemsOfHeaders } from '@/scripts/check/checks/security-headers.mjs';
import { readXml } from '@/scripts/check/read-sitemap.mjs';
import { lineOf } from '@/scripts/check/report.mjs';
import { robotsRules } from '@/scripts/check/robots-rules.mjs';
import { runChecks } from '@/scripts/check/run.mjs';
import { Site } from '@/scripts/check/site.mjs';
import { fixtureSite, ORIGIN, SECRET, type Spoil } from '../support/fixture-site';
import { at, FAULTS, header, replaced } from './check-faults';
import { sourceFiles } from './source';

/** The lines about a site, and those of them that say that something is wrong. */
async function check(spoil?: Spoil, site = fixtureSite(spoil)) {
  const lines: string[] = [];
  for await (const result of runChecks(
    new Site(ORIGIN, { secret: SECRET, fetch: site }),
    CHECKS,
    undefined,
    0,
  ))
    lines.push(lineOf(result));
  return { lines, wrong: lines.filter((line) => line.startsWith('✗')) };
}

test('a right site has a tick on every line', async () => {
  const { lines } = await check();
  expect(lines.filter((line) => !line.startsWith('✓'))).toEqual([]);
  expect(lines).toHaveLength(CHECKS.length);
  expect(lines).toContain('✓ Sitemap: 20 addresses in 1 parts');
});

test.each(FAULTS)('%s is named, and nothing else', async (_, spoil, line) => {
  const { wrong } = await check(spoil);
  expect(wrong).toEqual([expect.stringMatching(line)]);
});

test('a home that fails is said first', async () => {
  const { wrong } = await check(at(/^\/ar$/, () => ({ status: 500 })));
  expect(wrong).toEqual([
    expect.stringMatching(/^✗ Home .*: \/ar answers 500, expected 200/),
    expect.stringMatching(/^✗ Pages for search engines: \/ar of the sitemap answers 500/),
  ]);
});

test('a page that was without its data for a moment is no fault', async () => {
  let asked = 0;
  const { wrong } = await check(
    at(/^\/service\/7$/, (answer) => ((asked += 1) === 1 ? header('x-robots-tag', 'noindex')(answer) : {})),
  );
  expect(wrong).toEqual([]);
  expect(asked).toBeGreaterThan(1);
});

test('a site that does not answer is one line', async () => {
  const nobody = () => Promise.reject(new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED' } }));
  const { lines } = await check(undefined, nobody);
  expect(lines).toEqual([expect.stringMatching(/^✗ Home .* gives no answer: the connection is refused/)]);
});

test('what a site says can not write on the screen of the staff', async () => {
  const { wrong } = await check(
    at(/^\/areas/, replaced('<head>', '<head><meta name="robots" content="noindex\u001b[2J\u0007"/>')),
  );
  expect(wrong).toHaveLength(1);
  expect(wrong[0]).not.toMatch(/\p{Cc}/u);
});

test('the security headers of the site are those that are expected', () => {
  const headers = new Headers(securityHeaders().map(({ key, value }): [string, string] => [key, value]));
  expect(problemsOfHeaders(headers, true)).toEqual([]);
  expect(problemsOfHeaders(new Headers(), true).length).toBeGreaterThan(6);
});

test('XML is read strictly, and rules of robots.txt for the crawlers that they name', () => {
  expect(readXml('<a><loc>x&amp;y</loc><loc> z </loc></a>')).toEqual({ root: 'a', found: ['x&y', 'z'] });
  expect(() => readXml('<a><loc>x&y</loc></a>')).toThrow();
  const mayRead = robotsRules(
    'User-agent: Bad\nDisallow: /\n\nUser-agent: A\nUser-agent: *\nDisallow: /api/ # all\nAllow: /api/x',
  );
  expect(['/', '/api/y', '/api/x'].map(mayRead)).toEqual([true, false, true]);
});

test.each([
  [[], /address of one site/],
  [['lamaa.example'], /must begin with https/],
  [['ftp://lamaa.example'], /must begin with https/],
  [['https://lamaa.example/ar'], /https:\/\/lamaa\.example is enough/],
  [['--fast', 'https://lamaa.example'], /npm run check --/],
])('called wrongly with %j, it says how, and ends with 2', (values, said) => {
  const { status, stderr } = spawnSync('node', ['scripts/check.mjs', ...values], { encoding: 'utf8' });
  expect(stderr).toMatch(said);
  expect(status).toBe(2);
});

test('what to do names parts of the documents that are there', () => {
  const sources = sourceFiles(['scripts/check'], ['.mjs']).map(({ text }) => text.replaceAll("\\'", "'"));
  const deployment = readFileSync('docs/deployment.md', 'utf8');
  const named = sources.flatMap((text) =>
    [...text.matchAll(/docs\/deployment\.md, "([^"]+)"/g)].map(([, part]) => part!),
  );
  expect(named.length).toBeGreaterThan(8);
  const isThere = (part: string) =>
    deployment.includes(`## ${part}\n`) || deployment.includes(`**${part}.**`);
  expect(named.filter((part) => !isThere(part))).toEqual([]);
});
