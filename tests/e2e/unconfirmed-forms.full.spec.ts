import { expect, type Page, test } from '@playwright/test';
import { readRows } from '../support/directory';
import { FaultyBackend } from '../support/faulty-backend';
import { fillIn, type Form, FORMS, visitForm, writtenIn } from '../support/forms';
import { cleanUp } from '../support/processes';
import { address, LOCALES, textsOf } from '../support/site';
import { messageOf, post, SUCCESS, uniqueAddress, uniqueEmail, UNKNOWN } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default' });
test.afterEach(cleanUp);

/** Milliseconds within which a form answers. */
const LIMIT = 5_000;
/** Every form of the site, and the table that it is stored in. */
const ALL_FORMS: (Pick<Form, 'path' | 'texts' | 'values'> & { table: string })[] = [
  ...FORMS,
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

for (const javaScriptEnabled of [true, false])
  test(`on a database that hangs, every form ${javaScriptEnabled ? 'with' : 'without'} JavaScript answers in time, keeps what was typed, and is stored once`, async ({
    browser,
  }) => {
    test.setTimeout(240_000);
    const backend = await TestBackend.start();
    const faulty = await FaultyBackend.start(backend.url);
    const site = await TestSite.start(faulty.url);
    const context = await browser.newContext({ javaScriptEnabled });
    const opened: { page: Page; email: string; written: string[]; table: string; form: Form; t: Texts }[] =
      [];
    for (const [index, form] of ALL_FORMS.entries()) {
      const locale = LOCALES[index % 2]!;
      const page = await context.newPage();
      const email = await visitForm(page, site.url + address(form.path, locale), javaScriptEnabled);
      await fillIn(page, form as Form, email);
      const { table } = form;
      opened.push({
        page,
        email,
        written: await writtenIn(page),
        table,
        form: form as Form,
        t: textsOf(locale),
      });
    }
    faulty.setFault('hang');
    await Promise.all(
      opened.map(async ({ page, written, form, t }) => {
        const startedAt = performance.now();
        await page.locator('form[novalidate] button').last().click({ timeout: 20_000 });
        await expect(page.locator('[data-outcome]')).toHaveText(t('forms.unknown'));
        expect.soft(performance.now() - startedAt, `ms of ${form.path}`).toBeLessThan(LIMIT);
        expect.soft(await writtenIn(page), form.path).toEqual(written);
      }),
    );
    faulty.setFault('none');
    const stored = ({ email, table }: (typeof opened)[number]) =>
      readRows(`${table}?select=email&email=eq.${email}`, backend);
    for (const form of opened)
      await expect
        .poll(async () => (await stored(form)).length, { message: form.form.path, timeout: 25_000 })
        .toBe(1);
    for (const form of opened) {
      await form.page.locator('form[novalidate] button').last().click();
      await expect(form.page.locator('[data-outcome]')).toHaveText(form.t(`${form.form.texts}.success`));
      expect(await stored(form), form.form.path).toHaveLength(1);
    }
    await context.close();
    await faulty.stop();
  });

const VISITORS = 300;
const AT_A_TIME = 6;

test(`of ${VISITORS} forms, while processes are killed and the database hangs, none that was acknowledged is lost and none is stored twice`, async () => {
  test.setTimeout(600_000);
  const backend = await TestBackend.start();
  const faulty = await FaultyBackend.start(backend.url);
  const site = await TestSite.start(faulty.url);
  const restartBackend = async () => {
    await backend.kill();
    await backend.start();
  };
  /** What happens after how many attempts. */
  const faults: Record<number, () => Promise<void> | void> = {
    30: restartBackend,
    70: () => faulty.setFault('hang'),
    100: () => faulty.setFault('none'),
    140: async () => {
      await site.kill();
      await site.restart();
    },
    180: restartBackend,
    210: () => faulty.setFault('a truncated response'),
    240: () => faulty.setFault('none'),
    260: () => faulty.setFault('hang'),
    270: restartBackend,
    280: async () => {
      await site.kill();
      await site.restart();
    },
    300: () => faulty.setFault('none'),
  };
  let happening = Promise.resolve();
  let attempts = 0;
  const outcomes = { acknowledged: 0, unknown: 0, refused: 0, 'no answer': 0 };

  async function send(email: string, sender: string): Promise<keyof typeof outcomes> {
    attempts += 1;
    const fault = faults[attempts];
    if (fault) happening = happening.then(fault);
    const html = await post(site.url, '/contact', messageOf(email), sender).then(
      (response) => response.html,
      () => null,
    );
    if (html === null) return 'no answer';
    if (html.includes(SUCCESS)) return 'acknowledged';
    return html.includes(UNKNOWN) ? 'unknown' : 'refused';
  }

  const emails = Array.from({ length: VISITORS }, uniqueEmail);
  const acknowledged: string[] = [];
  /** Sends a form; every other visitor sends it again until it is acknowledged. */
  async function visit(index: number) {
    const [email, sender] = [emails[index]!, uniqueAddress()];
    const act = async () => {
      const outcome = await send(email, sender);
      outcomes[outcome] += 1;
      if (outcome === 'acknowledged') acknowledged.push(email);
      return outcome;
    };
    if (index % 2) await act();
    else await expect.poll(act, { timeout: 120_000, intervals: [500] }).toBe('acknowledged');
  }
  let next = 0;
  const visitOneAfterTheOther = async () => {
    while (next < VISITORS) await visit(next++);
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, visitOneAfterTheOther));
  await happening;
  // Ends once the attempts behind its answers have.
  await site.end();

  const rows = await readRows<{ email: string }>('contact_submissions?select=email&limit=2000', backend);
  const times = new Map<string, number>();
  for (const { email } of rows) times.set(email, (times.get(email) ?? 0) + 1);
  const lost = acknowledged.filter((email) => !times.has(email));
  const twice = emails.filter((email) => (times.get(email) ?? 0) > 1);
  expect(lost).toEqual([]);
  expect(twice).toEqual([]);
  expect(outcomes.unknown).toBeGreaterThan(0);
  expect(outcomes['no answer']).toBeGreaterThan(0);
  expect(acknowledged.length).toBeGreaterThan(VISITORS / 2);
  await faulty.stop();
});

type Texts = ReturnType<typeof textsOf>;
