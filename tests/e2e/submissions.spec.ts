import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { FORMS, writtenIn } from '../support/forms';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { openWithScript } from '../support/scripts';
import { address, BASE_URL, LOCALES, textsOf } from '../support/site';
import { contactRows, post, submissionsPerHour, uniqueAddress, uniqueEmail } from '../support/submissions';

const SUCCESS = textsOf('en')('contact.success').replaceAll("'", '&#x27;');
const FAILURE = '<p class="form-failure">';

test.afterEach(cleanUp);

test('200 concurrent submissions are all confirmed and stored @full', async () => {
  test.setTimeout(180_000);
  const backend = await OwnBackend.create();
  await backend.start();
  const site = await OwnSite.start(backend.url);
  const emails = Array.from({ length: 200 }, uniqueEmail);
  const answers = await Promise.all(
    emails.map((email) => post(site.url, '/contact', message(email), uniqueAddress())),
  );
  expect(answers.filter(({ html }) => !html.includes(SUCCESS))).toEqual([]);
  const stored = await readRows<{ email: string }>('contact_submissions?select=email', backend);
  expect(stored.map(({ email }) => email).sort()).toEqual(emails.sort());
});

test('200 submissions via two servers are each stored once, despite a SIGKILL @full', async () => {
  test.setTimeout(180_000);
  const backend = await OwnBackend.create();
  await backend.start();
  const sites = await Promise.all([OwnSite.start(backend.url), OwnSite.start(backend.url)]);
  const acknowledged: string[] = [];
  const outcomes = { stored: 0, failed: 0 };
  let sendOthers: () => void;
  const middle = new Promise<void>((resolve) => (sendOthers = resolve));
  await Promise.all(
    Array.from({ length: 200 }, async (_, index) => {
      const email = uniqueEmail();
      if (index >= 100) await middle;
      const { html, status } = await post(sites[index % 2]!.url, '/contact', message(email), uniqueAddress());
      expect(status).toBe(200);
      if (html.includes(SUCCESS)) {
        outcomes.stored += 1;
        acknowledged.push(email);
        if (outcomes.stored === 60) {
          sendOthers();
          await backend.kill();
        }
      } else if (html.includes(FAILURE)) outcomes.failed += 1;
    }),
  );
  expect(outcomes.stored + outcomes.failed).toBe(200);
  expect(outcomes.failed, 'killed in the middle').toBeGreaterThan(0);

  await backend.start();
  const stored = (await readRows<{ email: string }>('contact_submissions?select=email', backend)).map(
    ({ email }) => email,
  );
  expect(stored).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(stored).size).toBe(stored.length);
});

test('forged headers or addresses of the same network do not evade the limit', async () => {
  const limit = await submissionsPerHour();
  const network = uniqueAddress().replace(/::1$/, '');
  for (let index = 0; index < limit; index += 1) {
    const sender = `${uniqueAddress()}, ${network}::${index + 1}`;
    expect((await post(BASE_URL, '/contact', message(uniqueEmail()), sender)).html).toContain(SUCCESS);
  }
  const email = uniqueEmail();
  const headers = { 'x-real-ip': uniqueAddress(), 'x-vercel-forwarded-for': uniqueAddress() };
  const sender = `${uniqueAddress()}, ${network}:ffff::1`;
  const { html } = await post(BASE_URL, '/contact', message(email), sender, headers);
  expect(html).toContain(FAILURE);
  expect(await contactRows(email)).toEqual([]);
});

test("two servers share a sender's limit @full", async () => {
  test.setTimeout(120_000);
  const backend = await OwnBackend.create();
  await backend.start();
  const sites = await Promise.all([OwnSite.start(backend.url), OwnSite.start(backend.url)]);
  const sender = uniqueAddress();
  const limit = await submissionsPerHour(backend);
  const answers = await Promise.all(
    Array.from({ length: limit + 10 }, (_, index) =>
      post(sites[index % 2]!.url, '/contact', message(uniqueEmail()), sender),
    ),
  );
  expect(answers.filter(({ html }) => html.includes(SUCCESS))).toHaveLength(limit);
  expect(answers.filter(({ html }) => html.includes(FAILURE))).toHaveLength(10);
  expect(await readRows('contact_submissions?select=id', backend)).toHaveLength(limit);
});

for (const javaScriptEnabled of [true, false]) {
  test(`while the database is down every form ${javaScriptEnabled ? 'with' : 'without'} JavaScript says so and keeps every field @full`, async ({
    browser,
  }) => {
    test.setTimeout(120_000);
    const backend = await OwnBackend.create();
    const site = await OwnSite.start(backend.url);
    const page = await browser.newPage({ javaScriptEnabled });
    for (const locale of LOCALES) {
      const t = textsOf(locale);
      for (const form of FORMS) {
        const path = site.url + address(form.path, locale);
        await (javaScriptEnabled ? openWithScript(page, path) : page.goto(path));
        await form.fill(page, 'amna@visitor.example');
        const written = await writtenIn(page);
        expect(written.join()).toContain('amna@visitor.example');
        await page.locator('.form button').first().click();
        const text = t(form.error, { email: 'hello@lamaa.example' });
        await expect(page.locator('.form-result')).toHaveText(text, { timeout: 15_000 });
        expect(await writtenIn(page)).toEqual(written);
      }
    }
    await page.close();
  });
}

const HOSTILE: [what: string, text: string, stored?: string][] = [
  ['markup', '<script>alert(1)</script><img src=x onerror=alert(2)>'],
  ['SQL', `'; drop table contact_submissions; --`],
  ['emoji', '🚗💦👩🏽‍🔧'],
  ['right-to-left marks', 'abc\u202Egnp.exe\u2066x', 'abcgnp.exex'],
  ['null bytes', 'a\u0000b\u0001c', 'abc'],
  ['line endings', 'one\r\ntwo\rthree', 'one\ntwo\nthree'],
  ['braces and percent signs', '{{7*7}} ${7*7} %s %00 \\u0000'],
  ['prototype pollution', '__proto__[x]=1'],
];

for (const [what, text, stored = text] of HOSTILE) {
  test(`${what} is stored as text`, async () => {
    const email = uniqueEmail();
    const { status, html } = await post(
      BASE_URL,
      '/contact',
      { ...message(email), message: text },
      uniqueAddress(),
    );
    expect(status).toBe(200);
    expect(html).toContain(SUCCESS);
    expect((await contactRows(email)).map((row) => row.message)).toEqual([stored]);
  });
}

test('a truncated form, a foreign form and 900 KB cause no server error', async () => {
  const sender = uniqueAddress();
  const odd: Record<string, string>[] = [
    {},
    { name: 'n' },
    { ...message(uniqueEmail()), message: 'm'.repeat(900_000) },
  ];
  for (const values of odd) {
    const { status } = await post(BASE_URL, '/contact', values, sender);
    expect(status).toBe(200);
  }
  const foreign = await fetch(`${BASE_URL}/contact`, { method: 'POST', body: 'a=b' });
  expect(foreign.status).toBeLessThan(500);
  const unknown = new FormData();
  unknown.set('$ACTION_ID_0000000000000000000000000000000000000000ab', '');
  expect((await fetch(`${BASE_URL}/contact`, { method: 'POST', body: unknown })).status).toBeLessThan(500);
});

function message(email: string): Record<string, string> {
  return { name: 'Amna', email, message: `Hello from ${email}` };
}
