import { expect, type Page } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { fillIn, type Form, FORMS, visitForm, writtenIn } from '../support/forms';
import { test } from '../support/own-site';
import { address, LOCALES, textsOf } from '../support/site';
import { messageOf, post, SUCCESS, uniqueAddress, uniqueEmail, UNKNOWN } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

/** What is stored of forms, and what visitors are told of it. */
test.describe.configure({ mode: 'default', timeout: 240_000 });

/** Milliseconds within which a form answers. */
const LIMIT = 5_000;
type AnyForm = Pick<Form, 'path' | 'texts' | 'values'> & { table: string };
/** The forms about provider 1. */
const ABOUT_A_PROVIDER: AnyForm[] = [
  {
    path: '/report?provider=1',
    texts: 'report',
    values: { wrong: 'phone', note: 'It should end in 22.' },
    table: 'contact_submissions',
  },
  {
    path: '/update-listing?provider=1',
    texts: 'claim',
    values: { hours: 'Daily 8 AM - 10 PM' },
    table: 'listing_submissions',
  },
  {
    path: '/service/1/reviews/new',
    texts: 'writeReview',
    values: {
      stars: ['4'],
      text: 'Careful with the paint, and on time.',
      visited_in: new Date().toISOString().slice(0, 7),
      name: 'Amna',
    },
    table: 'provider_reviews',
  },
];
const storedOf = (table: string, email: string, backend: TestBackend) =>
  readRows<{ email: string }>(`${table}?select=email&email=eq.${email}`, backend);

for (const javaScriptEnabled of [true, false])
  test(`on a database that hangs, every form ${javaScriptEnabled ? 'with' : 'without'} JavaScript answers in time, keeps what was typed, and is stored once`, async ({
    browser,
    own: { backend, faulty, site },
  }) => {
    const context = await browser.newContext({ javaScriptEnabled });
    const opened: {
      page: Page;
      email: string;
      written: string[];
      form: AnyForm;
      t: ReturnType<typeof textsOf>;
    }[] = [];
    for (const [index, form] of [...FORMS, ...ABOUT_A_PROVIDER].entries()) {
      const locale = LOCALES[index % 2]!;
      const page = await context.newPage();
      const email = await visitForm(page, site.url + address(form.path, locale), javaScriptEnabled);
      await fillIn(page, form as Form, email);
      opened.push({ page, email, written: await writtenIn(page), form, t: textsOf(locale) });
    }
    faulty.setFault('hang');
    await Promise.all(
      opened.map(async ({ page, written, form, t }) => {
        const sent = page.waitForRequest((request) => request.method() === 'POST');
        await page.locator('form[novalidate] button').last().click({ timeout: 20_000 });
        await expect(page.locator('[data-outcome]')).toHaveText(t('forms.unknown'), { timeout: 20_000 });
        // The browser's own clock, because it presses all buttons at once.
        expect.soft((await sent).timing().responseStart, `ms of ${form.path}`).toBeLessThan(LIMIT);
        expect.soft(await writtenIn(page), form.path).toEqual(written);
      }),
    );
    faulty.setFault('none');
    for (const { form, email } of opened)
      await expect
        .poll(() => storedOf(form.table, email, backend), { message: form.path, timeout: 25_000 })
        .toHaveLength(1);
    for (const { page, form, email, t } of opened) {
      await page.locator('form[novalidate] button').last().click();
      await expect(page.locator('[data-outcome]')).toHaveText(t(`${form.texts}.success`));
      expect(await storedOf(form.table, email, backend), form.path).toHaveLength(1);
    }
    await context.close();
  });

test('a process without a directory stores forms about a provider, and its pages say so without script', async ({
  own: { backend, faulty, site },
}) => {
  const t = textsOf('en');
  // The forms are those of a site that has read its directory.
  await fetch(`${site.url}/service/1`);
  faulty.setFault('500', /car_wash_locations/);
  const cold = await TestSite.start(faulty.url);
  expect((await fetch(`${cold.url}/service/1`)).status).toBe(503);
  for (const { path, texts, values, table } of ABOUT_A_PROVIDER) {
    const email = uniqueEmail();
    const typed = { business_name: 'Wash 1', emirates: 'dubai', ...values, email };
    const fields = Object.fromEntries(Object.entries(typed).map(([name, value]) => [name, String(value)]));
    const answer = await post(cold.url, path, fields, uniqueAddress(), {}, site.url);
    expect(answer.status, path).toBe(200);
    expect(answer.html.includes(`${t(`${texts}.success`)}</p>`), path).toBe(true);
    expect([path, await storedOf(table, email, backend)]).toEqual([path, [{ email }]]);
  }
  faulty.setFault('none');
  await cold.kill();
});

/** What a site has that only knows its database. */
const TWO_VARIABLES = { FORM_SECRET: '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' };
const PER_HOUR = 30;

test('with address and public key alone, a site stores forms without their sender, and limits each itself', async () => {
  const unsigned = await TestBackend.start({ FORM_SECRET: '' });
  // To the database all of them are one sender.
  await writeRows('PATCH', 'submission_settings?id=eq.true', { per_hour: 100 }, unsigned);
  const { url } = await TestSite.start(unsigned.url, TWO_VARIABLES);
  const [busy, email] = [uniqueAddress(), uniqueEmail()];
  // The first form of a process may take longer than it lets a visitor wait.
  await post(url, '/contact', messageOf(uniqueEmail()));
  for (let sent = 0; sent < PER_HOUR; sent += 1) {
    const { html } = await post(url, '/contact', messageOf(sent ? uniqueEmail() : email), busy);
    expect(html.includes(SUCCESS), `form ${sent + 1}`).toBe(true);
  }
  const further = (sender?: string) => post(url, '/contact', messageOf(uniqueEmail()), sender);
  expect((await further(busy)).html.includes(SUCCESS)).toBe(false);
  expect((await further()).html.includes(SUCCESS)).toBe(true);

  const rows = await readRows(`contact_submissions?select=sender&email=eq.${email}`, unsigned);
  // Of a hash that it cannot check, the database would believe it.
  expect(rows).toEqual([{ sender: 'unsigned' }]);
  // Nor does it ask about calls.
  expect(await (await fetch(`${url}/service/1`)).text()).not.toContain(textsOf('en')('calls.question'));

  const health = await fetch(`${url}/api/health`, {
    headers: { Authorization: `Bearer ${process.env.CRON_SECRET}` },
  });
  const { off } = (await health.json()) as { off: { turnOn: string }[] };
  expect(off.map(({ turnOn }) => turnOn)).toEqual(
    expect.arrayContaining(['npm run setup', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']),
  );
});

const VISITORS = 90;
const AT_A_TIME = 6;

test(`of ${VISITORS} forms, while processes are killed and the database hangs, none that was acknowledged is lost and none is stored twice`, async ({
  own: { backend, faulty, site },
}) => {
  test.setTimeout(600_000);
  /** What happens after how many attempts. */
  const faults: Record<number, () => Promise<void> | void> = {
    15: () => backend.kill().then(() => backend.start()),
    30: () => faulty.setFault('hang'),
    45: () => faulty.setFault('none'),
    60: () => site.kill().then(() => site.restart()),
    75: () => faulty.setFault('a truncated response'),
    90: () => faulty.setFault('none'),
  };
  let happening = Promise.resolve();
  let attempts = 0;
  const acknowledged = new Set<string>();
  let unknown = 0;

  /** Sends a form; every other visitor sends it again until it is acknowledged. */
  async function visit(email: string, isPatient: boolean) {
    const sender = uniqueAddress();
    const send = async () => {
      const fault = faults[(attempts += 1)];
      if (fault) happening = happening.then(fault);
      const { html } = await post(site.url, '/contact', messageOf(email), sender).catch(() => ({ html: '' }));
      if (html.includes(UNKNOWN)) unknown += 1;
      if (html.includes(SUCCESS)) acknowledged.add(email);
      return acknowledged.has(email);
    };
    if (isPatient) await expect.poll(send, { timeout: 120_000, intervals: [500] }).toBe(true);
    else await send();
  }
  const emails = Array.from({ length: VISITORS }, uniqueEmail);
  let next = 0;
  const visitOneAfterTheOther = async () => {
    while (next < VISITORS) await visit(emails[next++]!, next % 2 > 0);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitOneAfterTheOther));
  await happening;
  // Ends once the attempts behind its answers have.
  await site.end();
  await site.restart();

  const rows = await readRows<{ email: string }>('contact_submissions?select=email&limit=2000', backend);
  const stored = rows.map(({ email }) => email).filter((email) => emails.includes(email));
  expect([...acknowledged].filter((email) => !stored.includes(email))).toEqual([]);
  expect(stored).toHaveLength(new Set(stored).size);
  expect(unknown).toBeGreaterThan(0);
  expect(acknowledged.size).toBeGreaterThan(VISITORS / 2);
});
