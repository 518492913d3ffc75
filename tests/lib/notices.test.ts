import type { Digest } from '@/lib/data/outbox';
import { handleIn, ownerLinkIn } from '@/lib/data/secret-links';
import { answerMail, ownerLinkMail } from '@/lib/notify/answer-mail';
import { chatPayload } from '@/lib/notify/chat';
import { staffNotice } from '@/lib/notify/staff-notice';

jest.mock('@/lib/env', () => ({
  environment: () => ({
    STUDIO_URL: 'https://supabase.example/project/lamaa/',
    SITE_URL: 'https://lamaa.example',
    FORM_SECRET: 'a-secret-of-the-tests',
  }),
}));

const ITEM = { id: 1, row: '20261127', table: 17, told: [], attempt: 1 };

const MISSING = { missing: 'phone' as const, id: 8, name: 'Noor Wash' };
// prettier-ignore
test.each<[what: string, Digest, ...facts: string[]]>([
  ['what is open', { message: { open: 2, late: 1 }, listing: { open: 1, late: 0 } }, '3 open', '1 of them late', '2 messages (1 late)', '1 listing'],
  ['new errors', { problems: { total: 40, newErrors: 3 } }, '3 new errors', '40', 'provider_problems'],
  ['both', { claim: { open: 1, late: 0 }, problems: { total: 40, newErrors: 1 } }, '1 open', '1 claim', '1 new error ', 'provider_problems'],
  ['what is gone', { held: [
    { table: 'car_wash_locations', what: 'rows', gone: 300, shown: 640, until: '2026-11-28T08:30:00Z', isOver: false },
    { table: 'faqs', what: 'answer', gone: 40, shown: 40, until: null, isOver: false },
  ] }, '300 of 640 rows of car_wash_locations', '"release" in held_back', '40 of 40 values of faqs.answer', '"release" in held_back'],
  ['what was gone', { message: { open: 1, late: 0 }, held: [
    { table: 'pages', what: 'rows', gone: 2, shown: 2, until: '2026-11-28T02:30:00Z', isOver: true },
  ] }, '1 message', '2 of 2 rows of pages were gone', 'half an hour', 'held_back'],
  ['what is missing', { missing: { total: 412, providers: [MISSING, { ...MISSING, id: 3, name: 'مغسلة قمرة' }, { ...MISSING, missing: 'price' }] } },
    '412 facts', 'missing_facts', 'phone of Noor Wash (8), مغسلة قمرة (3)', 'prices of Noor Wash (8)'],
])('a digest names %s', (_, content, ...facts) => {
  const { text } = staffNotice({ ...ITEM, kind: 'digest', content });
  // In this order.
  expect(facts.reduce((rest, fact) => rest.slice(rest.indexOf(fact) + 1 || Infinity), text)).not.toBe('');
});

test('a new submission is announced with its row in Studio and when it is due', () => {
  const item = { ...ITEM, row: '7', due: '2026-12-01T20:00:00Z' };
  expect(staffNotice({ ...item, kind: 'listing', language: 'ar' })).toEqual({
    // With a comma behind the day in some versions of ICU.
    text: expect.stringMatching(/^New listing in Arabic, no\. 7\. Due by Tue,? 1 Dec,? 23:59\.$/),
    link: 'https://supabase.example/project/lamaa/editor/17?schema=public&filter=id:eq:7',
  });
});

// prettier-ignore
test.each([
  ['https://hooks.slack.com/services/T0/B0/x', 'text'],
  ['https://discord.com/api/webhooks/1/x', 'content'],
  ['https://ptb.discord.com/api/webhooks/1/x', 'content'],
  ['https://discordapp.com/api/webhooks/1/x', 'content'],
  ['https://chat.googleapis.com/v1/spaces/A/messages?key=k&token=t', 'text'],
  ['https://lamaa.webhook.office.com/webhookb2/x', 'attachments'],
  ['https://prod-12.westeurope.logic.azure.com:443/workflows/x/triggers/manual/paths/invoke', 'attachments'],
  ['https://default0.1f.environment.api.powerplatform.com:443/powerautomate/automations/direct/workflows/x', 'attachments'],
  ['https://mattermost.lamaa.example/hooks/x', 'text'],
  ['https://notdiscord.com.example/hooks/x', 'text'],
])('the payload for %s has %s', (url, key) => {
  expect(chatPayload({ text: 'Text' }, url)).toHaveProperty(key);
});

test.each([
  ['slack', { text: 'Text' }],
  ['google-chat', { text: 'Text' }],
  ['discord', { content: 'Text' }],
] as const)('%s gets its payload, whatever its address', (format, payload) => {
  expect(chatPayload({ text: 'Text' }, 'https://chat.lamaa.example/x', format)).toEqual(payload);
});

test('Teams gets a card with the row in Studio', () => {
  const url = 'https://supabase.example/project/lamaa/editor/17';
  const payload = chatPayload({ text: 'Text', link: url }, 'https://chat.lamaa.example/x', 'teams');
  const card = { body: [{ type: 'TextBlock', text: 'Text' }], actions: [{ type: 'Action.OpenUrl', url }] };
  const contentType = 'application/vnd.microsoft.card.adaptive';
  const attachments = [{ contentType, content: { type: 'AdaptiveCard', ...card } }];
  expect(payload).toMatchObject({ type: 'message', attachments });
});

// prettier-ignore
const REPORT = {
  email: 'a@visitor.example', name: 'Report', kind: 'report', note: 'The review is gone.', provider: 7, handle: null, reason: null,
} as const;
const answer = (language: 'en' | 'ar', status: 'accepted' | 'rejected') =>
  answerMail({ ...REPORT, language, status });

// A report is of a listing or of a review.
test.each([
  ['en', /listing|information|correct/i],
  ['ar', /الصفحة|معلومات|صحّح/],
] as const)('an answer in %s to a report holds for a review as well', (language, ofListing) => {
  for (const status of ['accepted', 'rejected'] as const) {
    const { subject, text } = answer(language, status);
    expect(subject + text).not.toMatch(ofListing);
    expect(text).toContain('The review is gone.');
  }
});

test('an answer says why, and has the address that says what became of it', () => {
  const handle = 'ab'.repeat(16);
  const { text } = answerMail({
    ...REPORT,
    language: 'en',
    status: 'rejected',
    handle,
    reason: 'already right',
  });
  expect(text).toContain('the page already says what’s right');
  const [, token] = /https:\/\/lamaa\.example\/sent\/([0-9a-f]{64})$/m.exec(text)!;
  expect(handleIn(token!)).toBe(handle);
});

test('accepted and rejected reports are answered differently', () => {
  expect(answer('en', 'accepted').text).toContain('put it right');
  expect(answer('en', 'rejected').text).toContain('left things as they are');
});

test('an answer is in the language of the form, with the note as it was written', () => {
  const note = 'نفتح <الجمعة> أيضًا.\nأهلًا بك';
  const mail = answerMail({ ...REPORT, kind: 'message', language: 'ar', status: 'accepted', note });
  expect(mail).toMatchObject({ to: REPORT.email, text: expect.stringContaining(`شكرًا على رسالتك`) });
  expect(mail.text).toContain(note);
  expect(mail.html).toContain('<div lang="ar" dir="rtl">');
  expect(mail.html).toContain('نفتح &#60;الجمعة&#62; أيضًا.<br>أهلًا بك');
});

test('the sender of a listing gets the address of its page', () => {
  const { text } = answerMail({
    ...REPORT,
    name: 'Zafir',
    kind: 'listing',
    language: 'en',
    status: 'accepted',
  });
  expect(text).toMatch(/\u2068Zafir\u2069 is now in our directory:/);
  expect(text).toContain('\n\nhttps://lamaa.example/service/7\n\n');
});

test('an owner gets the link, and staff what it did at once', () => {
  const link = { provider: 7, version: 2, issuedOn: new Date().toISOString().slice(0, 10) };
  const { to, text } = ownerLinkMail({ ...link, email: REPORT.email, name: 'Zafir', language: 'ar' });
  expect(to).toBe(REPORT.email);
  expect(ownerLinkIn(/\/ar\/owner\/([0-9a-f]{48})$/m.exec(text)![1]!)).toEqual(link);
  const content = { result: 'Provider 7 changed: closed_until.', history: 12 };
  expect(staffNotice({ ...ITEM, row: '3', kind: 'taken', content })).toEqual({
    text: expect.stringMatching(/claim no\. 3.*Provider 7 changed: closed_until.*row 12 of provider_history/),
    link: expect.stringContaining('&filter=id:eq:12'),
  });
  const calls = staffNotice({ ...ITEM, row: '7', kind: 'calls' });
  expect(calls.link).toContain('&filter=provider_id:eq:7');
});
