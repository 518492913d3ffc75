import type { PostgrestError } from '@supabase/supabase-js';
import { requestFailure } from '@/lib/data/request-rows';
import { failureFacts, rowsOf } from '@/lib/data/response';

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
