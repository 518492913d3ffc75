import { readFailureFacts, requestFailure, UnexpectedResponse } from '@/lib/data/read-failure';

const failed = (cause?: object) => new Error('The database refused.', { cause });
const network = new TypeError('fetch failed', { cause: { code: 'ECONNREFUSED', address: '10.0.0.7' } });
const given = { code: '22P02', message: 'invalid input syntax: "Amna"', status: 400 };

test.each([
  [
    'an answer of the database',
    failed(given),
    undefined,
    { reason: 'status', status: 400, code: '22P02', message: 'invalid input syntax: "…"' },
  ],
  [
    'a status of what stands before it',
    failed({ status: 0 }),
    new UnexpectedResponse('status', 502),
    { reason: 'status', status: 502 },
  ],
  [
    'a page in its place',
    failed({ status: 0 }),
    new UnexpectedResponse('unreadable', 200),
    { reason: 'unreadable', status: 200 },
  ],
  [
    'nobody there',
    failed({ status: 0, message: 'TypeError: fetch failed' }),
    network,
    { reason: 'refused', code: 'ECONNREFUSED' },
  ],
  [
    'no answer in time',
    failed({ status: 0, message: 'TimeoutError: too long' }),
    undefined,
    { reason: 'timeout' },
  ],
  [
    'rows that the site can not take',
    new TypeError("no 'Amna' in rows"),
    undefined,
    { reason: 'unreadable', message: 'no "…" in rows' },
  ],
])('%s is told apart in the log, without what was sent', (_, error, attempt, facts) => {
  expect(readFailureFacts(error, attempt)).toEqual(facts);
});

test('so is what happens to a request without the client', () => {
  expect(requestFailure(network)).toEqual({ reason: 'refused', code: 'ECONNREFUSED' });
  expect(requestFailure(new DOMException('Amna', 'TimeoutError'))).toEqual({ reason: 'timeout' });
  expect(requestFailure(new SyntaxError('Amna is no JSON'))).toEqual({ reason: 'unreadable' });
});
