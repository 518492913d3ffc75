import { expect } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { test } from '../support/own-site';
import { textsOf } from '../support/site';
import { messageOf, post, SUCCESS, uniqueAddress, uniqueEmail, UNKNOWN } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 240_000 });

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
