import { readdirSync } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { expect } from '@playwright/test';
import { cpuSeconds } from '../../scripts/processes/cpu';
import { test } from '../support/own-site';
import { hasNginx, startProxy } from '../support/proxy';
import { sendRawRequest } from '../support/raw-request';

/** What hostile requests cost, on a site that no visitor of other tests shares. */
test.describe.configure({ mode: 'default', timeout: 300_000 });

/** Milliseconds of the site's CPU for a request; a 404 takes 4 of them on an idle machine, a search 30, a share picture 65. */
const MAX_CPU = { cheap: 20, dear: 160 };
/** Requests by which each address is measured. */
const REPETITIONS = 10;

/** Repeats a text up to the length that the whole head of a request may have, with room for a few headers. */
const filled = (text: string) => text.repeat(Math.floor(14_000 / text.length));
const optimized = (url: string, width = 1920) =>
  `/_next/image?url=${encodeURIComponent(url)}&w=${width}&q=75`;

type Address = [what: string, pathOf: (index: number) => string, headers?: Record<string, string>];

/** Addresses that only cost a refusal, a redirect, a 404 page or a page that is ready. Each index is another one, so that no cache helps. */
// prettier-ignore
const CHEAP: Address[] = [
  ['nested escapes of 14 KB', () => `/%${filled('25')}41`],
  ['nested escapes of 2 KB', (index) => `/%${'25'.repeat(1_000 + (index % 9))}41`],
  ['nested escapes of a file', () => `/images/%${filled('25')}41`],
  ['nested escapes of a framework file', () => `/_next/static/%${filled('25')}41`],
  ['nested escapes of a picture', () => `/share/%${filled('25')}41.jpg`],
  ['many escapes', () => `/${filled('%41')}`],
  ['many segments', () => filled('/a')],
  ['many dots', () => `/${filled('.')}`],
  ['an unknown page', (index) => `/nothing-${index}`],
  ['an unknown Arabic page of 2 KB', (index) => `/ar/${'%D8%BA'.repeat(330)}${index}`],
  ['an unknown file', (index) => `/images/nothing-${index}.webp`],
  ['many parameters of an unknown page', (index) => `/nothing?${filled(`a${index}=b&`)}`],
  ['many parameters of a page', (index) => `/about?${filled(`a${index}=b&`)}`],
  ['a redirect with many parameters', (index) => `/steam-cleaning?${`a${index}=b&`.repeat(800)}`],
  ['a number of 14 KB', () => `/service/${filled('9')}`],
  ['a state of the router', () => '/contact', { rsc: '1', 'next-router-state-tree': filled('%5B') }],
  ['a page as a picture', (index) => optimized(`/services?x=${index}`)],
  ['a share picture as a picture', (index) => optimized(`/share/service/${100 + index}.jpg`)],
  ["a visitor's text as a picture", (index) => optimized(`/Amna-Khalid/visited-at-night-${index}`)],
  ['an unknown picture', (index) => optimized(`/images/nothing-${index}.webp`)],
  ['a picture of another host', (index) => optimized(`https://pictures.example/${index}.jpg`)],
  ['a picture with an address of 10 KB', () => optimized(`/images${'/a'.repeat(2_500)}`)],
  ['a guess of a secret', () => '/api/outbox', { authorization: 'Bearer guess' }],
];

/** The dearest addresses that show something: rendered or drawn for this request. */
// prettier-ignore
const DEAR: Address[] = [
  ['a page with escapes in its query', (index) => `/about?x=${index}${filled('%2541')}`],
  ['a search for 14 KB', (index) => `/services?q=${index}${filled('wash+')}`],
  ['a search of escapes', (index) => `/services?q=${index}${filled('%D8%BA')}`],
  ['a map', (index) => `/services?view=map&rating=${3 + (index % 4) / 2}&max=${50 + index}`],
  ['a comparison of many', (index) => `/compare?ids=${index},${filled('7,8,9,')}`],
  ['cards of many', (index) => `/api/provider-cards?locale=en&ids=${index},${filled('7,8,9,')}`],
  ['a later page of reviews', (index) => `/service/2/reviews?stars=${1 + (index % 5)}&page=${index}`],
  ['a share picture', (index) => `/share/service/${300 + index}.jpg`],
];

test('no address costs more than its kind may', async ({ own: { site } }) => {
  const costs: Record<string, number> = {};
  const measure = async ([what, pathOf, headers]: Address, most: number) => {
    const statusOf = async (index: number) =>
      (await sendRawRequest(site.url, pathOf(index), { headers })).status;
    // The first request compiles what it needs; a page that a busy database does not return in time is 500 or 503.
    await expect.poll(() => statusOf(0), { message: what }).toBeLessThan(500);
    const before = cpuSeconds([site.pid])!;
    for (let index = 1; index <= REPETITIONS; index += 1) {
      const status = await statusOf(index);
      if (status >= 500) expect.soft(status, what).toBe(503);
    }
    costs[what] = ((cpuSeconds([site.pid])! - before) * 1_000) / REPETITIONS;
    expect.soft(costs[what], what).toBeLessThan(most);
  };
  const html = (await sendRawRequest(site.url, '/test')).body.toString();
  const routes = [...html.matchAll(/<td[^>]*><a href="(\/[^"]*)"/g)].map(([, href]) =>
    href!.replaceAll('&amp;', '&'),
  );
  expect(routes.length).toBeGreaterThan(40);
  // A process that has just started compiles, derives and writes back, whatever it is asked.
  for (let round = 0; round < 3; round += 1) for (const path of routes) await sendRawRequest(site.url, path);
  for (const path of routes) await measure([path, () => path], MAX_CPU.dear);
  for (const address of CHEAP) await measure(address, MAX_CPU.cheap);
  for (const address of DEAR) await measure(address, MAX_CPU.dear);
  test.info().annotations.push({ type: 'CPU ms per request', description: JSON.stringify(costs, null, 1) });
  expect(site.log, 'the log contains no text of a visitor').not.toMatch(/Khalid|visited/);
});

/** Pages that visitors read in turns, so many that nginx, which keeps each for a second, asks the site. */
const VISITED = Array.from({ length: 40 }, (_, index) => `${index % 2 ? '' : '/ar'}/service/${index + 1}`);
const PER_SECOND = 25;
const SECONDS = 4;

test('visitors wait no longer while a client sends 25 hostile requests a second', async ({
  own: { site },
}) => {
  test.skip(!hasNginx(), 'nginx is not installed, so its configuration in deploy/ is not tested.');
  const origin = await startProxy([site.port, site.port]);
  const fetchStatus = async (path: string, client: string) =>
    (await sendRawRequest(origin, path, { headers: { 'x-test-client': client } })).status;
  /** Returns how long visitors wait for pages, the middle of all, in milliseconds. */
  const visit = async (seconds: number) => {
    const waits: number[] = [];
    for (const end = Date.now() + seconds * 1_000; Date.now() < end;) {
      const startedAt = performance.now();
      const path = VISITED[waits.length % VISITED.length]!;
      expect.soft(await fetchStatus(path, '203.0.113.1'), path).toBe(200);
      waits.push(performance.now() - startedAt);
      await delay(50);
    }
    return waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]!;
  };
  const pictures = readdirSync('public/images', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.webp'),
  );
  /** The widths in which the optimizer resizes pictures, those first that take the most work. */
  const widths = [1920, 1200, 828, 640];
  const attacks: Record<string, (index: number) => string> = {
    'nested escapes of 2 KB': (index) => `/%${'25'.repeat(900 + index)}41`,
    'pictures in the image optimizer': (index) =>
      optimized(
        `/images/${pictures[index % pictures.length]}`,
        widths[Math.floor(index / pictures.length) % widths.length],
      ),
  };
  await visit(SECONDS);
  /** Before the first attack and after each. */
  const undisturbed = [await visit(SECONDS / 2)];
  const medians: Record<string, number> = {};
  for (const [position, [what, pathOf]] of Object.entries(attacks).entries()) {
    const sent: Promise<number>[] = [];
    const timer = setInterval(
      () => sent.push(fetchStatus(pathOf(sent.length), `198.51.100.${position}`).catch(() => 0)),
      1_000 / PER_SECOND,
    );
    medians[what] = await visit(SECONDS);
    clearInterval(timer);
    await Promise.all(sent);
    undisturbed.push(await visit(SECONDS / 2));
  }
  test.info().annotations.push({
    type: 'ms that visitors wait',
    description: JSON.stringify({ undisturbed, ...medians }),
  });
  // Compared with the waits around it, because the machine may be busy with other things.
  for (const [position, [what, median]] of Object.entries(medians).entries())
    expect
      .soft(median, what)
      .toBeLessThan(2 * Math.max(undisturbed[position]!, undisturbed[position + 1]!) + 40);
});
