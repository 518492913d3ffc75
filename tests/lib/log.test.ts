import { errorFacts, withoutValues } from '@/lib/log/error-facts';
import { log } from '@/lib/log/log';

// prettier-ignore
/** Messages from PostgreSQL, PostgREST, Node and JavaScript, with submitted values between « and ». */
const MESSAGES: [message: string, kept: string][] = [
  ['invalid input syntax for type integer: "«steam, al quoz»"', 'invalid input syntax for type integer: "…"'],
  ['invalid input syntax for type json: "«it"s "mine"»" at 3', 'invalid input syntax for type json: "…" at 3'],
  ['Key (email)=(«amna@visitor.example») already exists.', 'Key (email)=(…) already exists.'],
  ['new row for «+971 51 500 0199» violates check', 'new row for … violates check'],
  ['connect ECONNREFUSED «10.0.0.7:5432»', 'connect ECONNREFUSED …'],
  ['getaddrinfo ENOTFOUND «https://project.supabase.example/rest?q=wax»', 'getaddrinfo ENOTFOUND …'],
  ['from «2001:db8:7:7::1» came nothing', 'from … came nothing'],
  ['no key «sb_secret_0123456789abcdefghijklmno»', 'no key …'], ['unknown place «القوز الصناعية»', 'unknown place …'],
  ["Cannot read properties of undefined (reading '«Amna»')", 'Cannot read properties of undefined (reading "…")'],
  ["It doesn't end: '«Amna»", `It doesn't end: "…"`],
  ['permission denied for table contact_submissions', 'permission denied for table contact_submissions'],
];

test.each(MESSAGES)('redacts submitted values from %s', (message, redacted) => {
  const sent = /«(.*)»/.exec(message)?.[1];
  const cleaned = withoutValues(message.replace(/[«»]/g, ''));
  if (sent) expect(cleaned).not.toContain(sent);
  expect(cleaned).toBe(redacted);
});

test('logs the kind, codes and location of an error, but not its message via the stack', () => {
  const error = new TypeError('No car is called «Amna»\n    at Amna (/home/amna/secret.ts:1:1)', {
    cause: { code: '22P02', details: 'Key (name)=(Amna)' },
  });
  const facts = errorFacts(Object.assign(error, { digest: '123' }));
  expect(facts).toMatchObject({ kind: 'TypeError', code: '22P02', digest: '123' });
  expect(facts.calls?.[0]).toMatch(/tests\/lib\/log\.test\.ts:\d+:\d+$/);
  expect(JSON.stringify(facts)).not.toMatch(/Amna|amna/);
  expect(JSON.stringify(facts)).not.toContain(process.cwd());
});

test('describes thrown values that are not errors', () => {
  expect(errorFacts('"Amna" is gone')).toEqual({ kind: 'string', message: '"…" is gone' });
  expect(errorFacts(undefined)).toEqual({ kind: 'undefined', message: 'undefined' });
});

test('writes one JSON object per line in production, with time, level and event', () => {
  const written = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.replaceProperty(process, 'env', { ...process.env, NODE_ENV: 'production' });
  log('form.refused', { form: 'contact', reason: 'fields', fields: ['email'] });
  const [line] = written.mock.calls[0] as [string];
  expect(line).not.toContain('\n');
  expect(JSON.parse(line)).toEqual({
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    level: 'info',
    event: 'form.refused',
    form: 'contact',
    reason: 'fields',
    fields: ['email'],
  });
  jest.restoreAllMocks();
});
