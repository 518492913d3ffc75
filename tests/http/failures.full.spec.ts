import { expect } from '@playwright/test';
import { SHARED_SECONDS } from '../../lib/http/cache-control';
import { readProviders, readRows, writeRows } from '../support/directory';
import type { Fault } from '../support/faulty-backend';
import { FORMS_ABOUT_A_PROVIDER } from '../support/forms';
import { elementsIn, headingOf, idsIn, textOf } from '../support/html';
import { test } from '../support/own-site';
import { address, LOCALES, textsOf } from '../support/site';
import {
  messageOf,
  post,
  submissionsFrom,
  SUCCESS,
  uniqueAddress,
  uniqueEmail,
  UNKNOWN,
} from '../support/submissions';
import { TestSite } from '../support/test-site';

/** A second process of the site, which starts without a directory; each test relies on the previous ones. */
test.describe.configure({ mode: 'serial', timeout: 180_000 });

let second: TestSite;

test.beforeAll(async ({ own: { faulty, site } }) => {
  test.setTimeout(240_000);
  await expect.poll(() => site.lookNow(), { timeout: 60_000 }).toBe(200);
  faulty.setFault('reset');
  second = await TestSite.start(faulty.url);
});

// prettier-ignore
const LISTS = [
  '/', '/services', '/services?emirate=dubai&rating=4.5', '/services?q=steam+in+sharjah', '/services?washType=wax&sort=price',
  '/services?view=map&emirate=ajman', '/services?near=25.08,55.14&sort=near', '/emirates/sharjah', '/wash-type/steam-cleaning?page=2',
  '/wash-type/mobile-car-wash/emirates/dubai', '/district/jlt', '/areas/al-quoz', '/service/1', '/compare?ids=1,2', '/ar/services?washType=hand-wash',
];
const POST = '/blog/where-a-mobile-wash-may-work';
// prettier-ignore
const OTHERS = [
  POST, '/service/2/reviews', '/service/1/reviews/new', '/blog/feed.xml', '/sitemap/pages.xml', '/share/areas/al-quoz.jpg', '/ar/suggestions.json',
  '/api/provider-count?q=steam&locale=en', '/api/provider-cards?ids=1,2', '/api/suggestions?q=wash&locale=en', '/api/provider-pins?emirate=dubai',
  '/api/providers.json?q=steam',
];
/** An edit is at the site within 15 seconds (product rule 7.2). */
const POLLING = { timeout: 20_000, intervals: [250] };

async function get(path: string, of: TestSite) {
  const startedAt = performance.now();
  const response = await fetch(of.url + path, { redirect: 'manual', headers: { connection: 'close' } });
  const html = await response.text();
  return {
    status: response.status,
    headers: Object.fromEntries(response.headers),
    html,
    ms: performance.now() - startedAt,
  };
}

/** Statuses, and what is shown: the providers of pages, the text of everything else. */
async function answers(paths: string[], of: TestSite) {
  const all: { path: string; status: number; shown: string; ms: number }[] = [];
  for (const path of paths) {
    const { status, headers, html, ms } = await get(path, of);
    const isPage = headers['content-type']?.startsWith('text/html') && path !== POST;
    all.push({ path, status, shown: isPage ? `${headingOf(html)} ${idsIn(html).join()}` : textOf(html), ms });
  }
  return all;
}

test('a site without a directory says so everywhere, and keeps its texts', async () => {
  for (const path of [...LISTS.filter((path) => !path.startsWith('/ar')), POST, '/blog'])
    for (const locale of LOCALES) {
      const { status, headers, html, ms } = await get(address(path, locale), second);
      expect.soft([path, status], path).toEqual([path, 503]);
      expect
        .soft(headers, path)
        .toMatchObject({ 'cache-control': 'no-store', 'retry-after': expect.stringMatching(/^[1-9]/) });
      expect.soft(headingOf(html), path).toBe(textsOf(locale)('notFound.unavailable.title'));
      const sentence = path === '/' ? 'home.faqEmpty' : path === '/blog' ? 'blog.empty' : 'list.empty';
      if (![POST, '/service/1', '/compare?ids=1,2'].includes(path))
        expect.soft(textOf(html), path).toContain(textsOf(locale)(sentence));
      expect
        .soft(
          elementsIn(html, 'a').map(({ text }) => text),
          path,
        )
        .toContain(textsOf(locale)('error.reload'));
      expect.soft(html, path).not.toMatch(/noindex|127\.0\.0\.1|ECONN|car_wash_locations|sb_publishable/);
      expect.soft(ms, path).toBeLessThan(5_000);
    }
  expect((await get('/ar/about', second)).html).toContain(textsOf('ar')('about.fallback.first'));
  for (const path of ['/about', '/contact', '/ar/privacy-policy', '/car-wash-apps'])
    expect((await get(path, second)).status, path).toBe(200);
  for (const path of '/blog/feed.xml /sitemap/pages.xml /share/service/1.jpg /api/provider-pins /api/health'.split(
    ' ',
  ))
    expect((await get(path, second)).status, path).toBe(503);
  const api = await get('/api/providers.json?emirate=ajman&eco=1', second);
  expect([api.status, api.headers]).toEqual([
    503,
    expect.objectContaining({ 'cache-control': 'no-store', 'access-control-allow-origin': '*' }),
  ]);
  expect(JSON.parse(api.html)).toEqual({ error: 'unavailable' });
});

test('it stores forms about a provider all the same, says so without script, and then recovers', async ({
  own: { backend, faulty, site },
}) => {
  faulty.setFault('500', /car_wash_locations/);
  for (const { path, texts, values, table } of FORMS_ABOUT_A_PROVIDER) {
    const email = uniqueEmail();
    const typed = { business_name: 'Wash 1', emirates: 'dubai', ...values, email };
    const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]));
    // The forms are those of a site that has read its directory.
    const answer = await post(second.url, path, fields, uniqueAddress(), {}, site.url);
    expect([path, answer.status]).toEqual([path, 200]);
    expect(answer.html.includes(`${textsOf('en')(`${texts}.success`)}</p>`), path).toBe(true);
    expect(await readRows(`${table}?select=email&email=eq.${email}`, backend), path).toEqual([{ email }]);
  }
  expect((await get('/service/1', second)).status).toBe(503);
  faulty.setFault('none');
  await expect.poll(async () => (await get('/ar/service/1', second)).status, { timeout: 60_000 }).toBe(200);
});

/** The outcome of a submission: not stored; stored, but the visitor is told that it is not known; or stored and confirmed. */
// prettier-ignore
const FAULTS: [fault: Fault, outcome: 'refused' | 'unknown' | 'stored'][] = [
  ['500', 'refused'], ['a truncated response', 'unknown'], ['hang', 'refused'], ['no rows', 'stored'],
];

for (const [fault, outcome] of FAULTS)
  test(`no page notices a database fault, nobody waits, and a form tells the truth: ${fault}`, async ({
    own: { backend, faulty, site },
  }) => {
    const before = await answers([...LISTS, ...OTHERS], site);
    // Others may be using the machine: what it takes without a fault is no waiting.
    const limit = 2_500 + Math.max(...before.map(({ ms }) => ms));
    for (const { status, path } of before) expect(status, path).toBe(200);
    // An answer without rows, as of a database that has lost its grants.
    faulty.setFault(fault, fault === 'no rows' ? /car_wash_locations|blog_posts|directory/ : undefined);
    const [values, sender] = [messageOf(uniqueEmail()), uniqueAddress()];
    const startedAt = performance.now();
    // The form waits a while, so the pages are visited in the meantime.
    const posting = post(site.url, '/contact', values, sender).then((answer) => ({
      ...answer,
      ms: performance.now() - startedAt,
    }));
    for (let looks = 0; looks < 2; looks += 1) await site.lookNow();
    for (const [index, { path, status, shown, ms }] of (
      await answers([...LISTS, ...OTHERS], site)
    ).entries()) {
      expect.soft([path, status, shown]).toEqual([path, 200, before[index]!.shown]);
      expect.soft(ms, `ms of ${path}`).toBeLessThan(limit);
    }
    for (const path of ['/service/999999', '/ar/blog/none', '/areas/none'])
      expect((await get(path, site)).status, path).toBe(404);
    const submitted = await posting;
    expect.soft(submitted.ms, 'ms of the form').toBeLessThan(5_000 + limit);
    expect
      .soft([submitted.html.includes(SUCCESS), submitted.html.includes(UNKNOWN)])
      .toEqual([outcome === 'stored', outcome !== 'stored']);
    expect
      .soft(await submissionsFrom(values.email!, 'contact_submissions', backend))
      .toHaveLength(outcome === 'refused' ? 0 : 1);
    faulty.setFault('none');
    await expect.poll(() => site.lookNow(), { timeout: 60_000 }).toBe(200);
    // A visitor who is told that the submission may not have arrived sends it again.
    expect((await post(site.url, '/contact', values, sender)).html).toContain(SUCCESS);
    expect(await submissionsFrom(values.email!, 'contact_submissions', backend)).toHaveLength(1);
  });

test('during an outage everything goes on, the statistics say so, and edits are seen soon after it', async ({
  own: { backend, site },
}) => {
  const before = await answers([...LISTS, ...OTHERS], site);
  await backend.kill();
  await site.lookNow();
  expect((await answers([...LISTS, ...OTHERS], site)).map(({ shown }) => shown)).toEqual(
    before.map(({ shown }) => shown),
  );
  for (const locale of LOCALES) {
    const t = textsOf(locale);
    // Pages say so after the second attempt that failed, a second after the first.
    await expect
      .poll(async () => textOf((await get(address('/services', locale), site)).html))
      .toContain(t('statistics.error', { message: t('statistics.unreachable') }));
  }
  expect(JSON.parse((await get('/api/health', site)).html)).toMatchObject({
    site: 'ok',
    database: 'unavailable',
  });
  await backend.start();
  await writeRows('PATCH', 'car_wash_locations?id=eq.7', { business_name: 'Zafir After' }, backend);
  for (const one of [site, second])
    await expect
      .poll(async () => headingOf((await get('/service/7', one)).html), POLLING)
      .toContain('Zafir After');
  expect(textOf((await get('/services', site)).html)).toContain('Database Connected Successfully');
});

test('a business that closes leaves lists and sitemap in every process, and its page is 410 and offers neighbours', async ({
  own: { backend, site },
}) => {
  const rows = (await readProviders(backend)).filter(({ area }) => area === 'al-quoz');
  const [closed, changed, ...neighbours] = rows;
  const { id, business_name: name, address: place } = closed!;
  const change = (of: number, values: object) =>
    writeRows('PATCH', `car_wash_locations?id=eq.${of}`, values, backend);
  await change(changed!.id, { phone: '+971 51 500 0199' });
  await change(id, { closed_on: '2026-11-01' });
  await writeRows('DELETE', 'car_wash_locations?id=eq.9', undefined, backend);
  for (const one of [site, second]) {
    await expect.poll(async () => (await get(`/service/${id}`, one)).status, POLLING).toBe(410);
    await expect.poll(async () => (await get('/ar/service/9', one)).status, POLLING).toBe(404);
  }
  const offer = [changed!.id, ...neighbours.map((row) => row.id)];
  const expectClosed = async () => {
    for (const locale of LOCALES) {
      const { status, headers, html } = await get(address(`/service/${id}`, locale), site);
      expect([status, headers['cache-control']]).toEqual([
        410,
        expect.stringContaining(`s-maxage=${SHARED_SECONDS.provider}`),
      ]);
      const main = /<main[\s\S]*<\/main>/.exec(html)![0];
      for (const text of [name!, place!, textsOf(locale)('providerPage.closedText')])
        expect(textOf(main)).toContain(text);
      expect(main).not.toMatch(/aria-labelledby="contact"|action-bar/);
      expect(offer).toEqual(expect.arrayContaining(idsIn(main).slice(0, 3)));
      expect(html).toContain('content="noindex, follow"');
    }
  };
  await expectClosed();
  expect((await get(`/share/service/${id}.jpg`, site)).status).toBe(410);
  const sitemap = (await get('/sitemap/providers-0.xml', site)).html;
  expect(sitemap).not.toContain(`/service/${id}<`);
  expect(sitemap).toContain(`${site.url}/service/${changed!.id}</loc><lastmod>`);
  const links = elementsIn((await get(`/service/${changed!.id}`, site)).html, 'a', 'time');
  expect(links.find(({ href }) => href === '/about#changes')).toBeDefined();
  expect(links.map(({ datetime }) => datetime)).toContainEqual(expect.stringMatching(/^20\d\d-.*Z$/));
  await backend.kill();
  await expectClosed();
  await backend.start();
});

test('a process finishes the submission in flight before it stops, also after its log pipe has closed', async ({
  own: { backend, faulty },
}) => {
  second.closeLog();
  // A request that is logged.
  expect(await second.lookNow('wrong')).toBe(401);
  const email = uniqueEmail();
  // An idle keep-alive connection must not delay the shutdown.
  expect((await get('/contact', second)).status).toBe(200);
  const writes = () => faulty.requests.filter((url) => url.includes('contact_submissions')).length;
  const before = writes();
  faulty.setFault('slow by 0.6 s');
  const submission = post(second.url, '/contact', messageOf(email));
  await expect.poll(writes, { timeout: 10_000, intervals: [100] }).toBe(before + 1);
  const startedAt = Date.now();
  const ended = second.end();
  expect((await submission).html).toContain(SUCCESS);
  expect([0, 143]).toContain(await ended);
  expect(Date.now() - startedAt).toBeLessThan(10_000);
  faulty.setFault('none');
  expect(await readRows(`contact_submissions?email=eq.${email}`, backend)).toHaveLength(1);
});
