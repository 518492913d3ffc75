import type { PostgrestError } from '@supabase/supabase-js';
import { requestFailure } from '@/lib/data/request-rows';
import { failureFacts, rowsOf } from '@/lib/data/response';
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

/** Returns the error thrown for a response of the Supabase client. */
function thrownBy(status: number, error: Partial<PostgrestError> | null): unknown {
  try {
    return rowsOf({ data: null, error: error as PostgrestError | null, status });
  } catch (thrown) {
    return thrown;
  }
}

const CONNECTION_REFUSED = {
  message: 'TypeError: fetch failed',
  details: 'TypeError: fetch failed\n\nCaused by: Error: connect 10.0.0.7 (ECONNREFUSED)',
};

// prettier-ignore
test.each<[what: string, error: unknown, facts: object]>([
  [
    'an error from the database',
    thrownBy(400, { code: '22P02', message: 'invalid input syntax: "Amna"', details: 'Amna', hint: 'Amna' }),
    { reason: 'status', status: 400, code: '22P02', message: 'invalid input syntax: "…"' },
  ],
  ['a status from a proxy', thrownBy(502, { message: 'Amna' }), { reason: 'status', status: 502 }],
  ['too many requests', thrownBy(429, { message: 'Amna' }), { reason: 'status', status: 429 }],
  ['HTML instead of JSON', thrownBy(200, { message: '<h1>Amna' }), { reason: 'unreadable', status: 200 }],
  ['an empty response', thrownBy(200, null), { reason: 'unreadable', status: 200 }],
  ['a refused connection', thrownBy(0, CONNECTION_REFUSED), { reason: 'refused', code: 'ECONNREFUSED' }],
  ['a timeout', thrownBy(0, { message: 'TimeoutError: too long' }), { reason: 'timeout' }],
  ['unreadable rows', new TypeError("no 'Amna' in rows"), { reason: 'unreadable', message: 'no "…" in rows' }],
])('logs %s by its reason, without submitted values', (_, error, facts) => {
  expect(failureFacts(error)).toEqual(facts);
});

test('logs failures of requests that bypass the client', () => {
  const network = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', address: '10.0.0.7' } });
  expect(requestFailure(network)).toEqual({ reason: 'refused', code: 'ECONNREFUSED' });
  expect(requestFailure(new DOMException('Amna', 'TimeoutError'))).toEqual({ reason: 'timeout' });
  expect(requestFailure(new SyntaxError('Amna is not JSON'))).toEqual({ reason: 'unreadable' });
});
