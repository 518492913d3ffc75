import { expect, test } from '@playwright/test';
import { readRows, writeRows } from '../support/directory';
import { FaultyBackend } from '../support/faulty-backend';
import { cleanUp } from '../support/processes';
import { textsOf } from '../support/site';
import { messageOf, post, SUCCESS, uniqueAddress, uniqueEmail } from '../support/submissions';
import { TestBackend, TestSite } from '../support/test-site';

test.describe.configure({ mode: 'default', timeout: 240_000 });
test.afterEach(cleanUp);

/** What a site has that only knows its database. */
const TWO_VARIABLES = { FORM_SECRET: '', NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: '' };
const PER_HOUR = 30;

test('with address and public key alone, a site stores forms without their sender, and limits each itself', async () => {
  const backend = await TestBackend.start({ FORM_SECRET: '' });
  // To the database all of them are one sender.
  await writeRows('PATCH', 'submission_settings?id=eq.true', { per_hour: 100 }, backend);
  const site = await TestSite.start(backend.url, TWO_VARIABLES);
  const [busy, email] = [uniqueAddress(), uniqueEmail()];
  // The first form of a process may take longer than it lets a visitor wait.
  await post(site.url, '/contact', messageOf(uniqueEmail()));
  for (let sent = 0; sent < PER_HOUR; sent += 1) {
    const { html } = await post(site.url, '/contact', messageOf(sent ? uniqueEmail() : email), busy);
    expect(html.includes(SUCCESS), `form ${sent + 1}`).toBe(true);
  }
  const further = (sender?: string) => post(site.url, '/contact', messageOf(uniqueEmail()), sender);
  expect((await further(busy)).html.includes(SUCCESS)).toBe(false);
  expect((await further()).html.includes(SUCCESS)).toBe(true);

  const rows = await readRows(`contact_submissions?select=sender&email=eq.${email}`, backend);
  // Of a hash that it cannot check, the database would believe it.
  expect(rows).toEqual([{ sender: 'unsigned' }]);

  const health = await fetch(`${site.url}/api/health`, {
    headers: { Authorization: `Bearer ${process.env.CRON_SECRET}` },
  });
  const { off } = (await health.json()) as { off: { turnOn: string }[] };
  expect(off.map(({ turnOn }) => turnOn)).toEqual(
    expect.arrayContaining(['FORM_SECRET, then npm run form-secret', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY']),
  );
});

// prettier-ignore
const FORMS_ABOUT_A_PROVIDER: [path: string, texts: string, values: Record<string, string>, table: string, filter: string][] = [
  ['/report?provider=1', 'report', { wrong: 'phone', note: 'It should end in 22.' }, 'contact_submissions', 'provider_id=eq.1'],
  ['/update-listing?provider=1', 'claim', { business_name: 'Wash 1', emirates: 'dubai', hours: 'Daily 8 AM - 10 PM' }, 'listing_submissions', 'claimed_provider_id=eq.1'],
  ['/service/1/reviews/new', 'writeReview', {
    stars: '4', text: 'Careful with the paint, and on time.', visited_in: new Date().toISOString().slice(0, 7), name: 'Amna',
  }, 'provider_reviews', 'provider_id=eq.1&name=eq.Amna'],
];

test('a process without a directory stores forms about a provider, and its pages say so without script', async () => {
  const backend = await TestBackend.start();
  const shownBy = await TestSite.start(backend.url);
  const faulty = await FaultyBackend.start(backend.url);
  faulty.setFault('500', /car_wash_locations/);
  const site = await TestSite.start(faulty.url);
  expect((await fetch(`${site.url}/service/1`)).status).toBe(503);
  for (const [path, texts, values, table, filter] of FORMS_ABOUT_A_PROVIDER) {
    const email = uniqueEmail();
    const answer = await post(site.url, path, { ...values, email }, uniqueAddress(), {}, shownBy.url);
    expect(answer.status, path).toBe(200);
    expect(answer.html.includes(`${textsOf('en')(`${texts}.success`)}</p>`), path).toBe(true);
    const rows = await readRows(`${table}?select=email&${filter}&email=eq.${email}`, backend);
    expect([path, rows]).toEqual([path, [{ email }]]);
  }
  await faulty.stop();
});
