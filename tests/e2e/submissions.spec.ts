import { expect, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { fillIn, FORMS, writtenIn } from '../support/forms';
import { OwnBackend, OwnSite } from '../support/own-site';
import { cleanUp } from '../support/processes';
import { openWithScript } from '../support/scripts';
import { address, LOCALES, textsOf } from '../support/site';
import {
  FAILURE,
  messageOf,
  post,
  submissionsPerHour,
  SUCCESS,
  uniqueAddress,
  uniqueEmail,
} from '../support/submissions';

test.describe.configure({ timeout: 180_000 });
test.afterEach(cleanUp);

const emailsIn = async (backend: OwnBackend) =>
  (await readRows<{ email: string }>('contact_submissions?select=email', backend)).map(({ email }) => email);

test('many submissions via two servers are each stored once, despite a SIGKILL of the database @full', async () => {
  const backend = await OwnBackend.start();
  const sites = await Promise.all([OwnSite.start(backend.url), OwnSite.start(backend.url)]);
  const confirmed: string[] = [];
  let failed = 0;
  let sendOthers: () => void;
  const middle = new Promise<void>((resolve) => (sendOthers = resolve));
  await Promise.all(
    Array.from({ length: 100 }, async (_, index) => {
      const email = uniqueEmail();
      if (index >= 50) await middle;
      const { html, status } = await post(sites[index % 2]!.url, '/contact', messageOf(email));
      expect(status).toBe(200);
      if (html.includes(FAILURE)) failed += 1;
      else if (html.includes(SUCCESS) && confirmed.push(email) === 30) {
        sendOthers();
        await backend.kill();
      }
    }),
  );
  expect(confirmed.length + failed).toBe(100);
  expect(failed, 'killed in the middle').toBeGreaterThan(0);

  await backend.start();
  const stored = await emailsIn(backend);
  expect(stored).toEqual(expect.arrayContaining(confirmed));
  expect(new Set(stored).size).toBe(stored.length);
});

test("sixty concurrent submissions are all stored, and two servers share a sender's limit @full", async () => {
  const backend = await OwnBackend.start();
  const sites = await Promise.all([OwnSite.start(backend.url), OwnSite.start(backend.url)]);
  const emails = Array.from({ length: 60 }, uniqueEmail);
  const answers = await Promise.all(emails.map((email) => post(sites[0].url, '/contact', messageOf(email))));
  expect(answers.filter(({ html }) => html.includes(SUCCESS))).toHaveLength(emails.length);
  expect((await emailsIn(backend)).sort()).toEqual(emails.sort());

  const sender = uniqueAddress();
  const limit = await submissionsPerHour();
  const ofOne = await Promise.all(
    Array.from({ length: limit + 10 }, (_, index) =>
      post(sites[index % 2]!.url, '/contact', messageOf(uniqueEmail()), sender),
    ),
  );
  expect(ofOne.filter(({ html }) => html.includes(SUCCESS))).toHaveLength(limit);
  expect(ofOne.filter(({ html }) => html.includes(FAILURE))).toHaveLength(10);
  expect(await emailsIn(backend)).toHaveLength(emails.length + limit);
});

test('twenty concurrent identical submissions are stored once, and all are confirmed @full', async () => {
  const backend = await OwnBackend.start();
  const site = await OwnSite.start(backend.url);
  const [email, sender] = [uniqueEmail(), uniqueAddress()];
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => post(site.url, '/contact', messageOf(email), sender)),
  );
  expect(answers.filter(({ html }) => html.includes(SUCCESS))).toHaveLength(20);
  expect(await emailsIn(backend)).toEqual([email]);
});

for (const javaScriptEnabled of [true, false]) {
  test(`while the database is down every form ${javaScriptEnabled ? 'with' : 'without'} JavaScript says so and keeps every field @full`, async ({
    browser,
  }) => {
    const backend = await OwnBackend.create();
    const site = await OwnSite.start(backend.url);
    const page = await browser.newPage({ javaScriptEnabled });
    for (const [index, form] of FORMS.entries()) {
      const locale = LOCALES[(index + Number(javaScriptEnabled)) % 2]!;
      const path = site.url + address(form.path, locale);
      await (javaScriptEnabled ? openWithScript(page, path) : page.goto(path));
      await fillIn(page, form, 'amna@visitor.example');
      const written = await writtenIn(page);
      expect(written.join()).toContain('amna@visitor.example');
      await page.locator('.form button').first().click();
      const text = textsOf(locale)(`${form.texts}.error`, { email: 'hello@lamaa.example' });
      await expect(page.locator('.form-result')).toHaveText(text, { timeout: 25_000 });
      expect(await writtenIn(page)).toEqual(written);
    }
    await page.close();
  });
}
