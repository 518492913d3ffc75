import { dropOtherHeaders, PASSED_HEADERS, type RequestKind } from '@/lib/http/request-headers';

const ROUTER = ['next-router-prefetch', 'next-router-segment-prefetch', 'rsc'];
const STATE = encodeURIComponent('["",{"children":["services",{}]}]');
const ALL = Object.fromEntries([
  ...PASSED_HEADERS.map(({ name }) => [name, name === 'next-router-state-tree' ? STATE : '1']),
  ...['content-security-policy', 'cookie', 'x-matched-path', 'range', 'x-anything'].map((name) => [
    name,
    '1',
  ]),
]);

function passed(kind: RequestKind, sent: Record<string, string> = ALL): string[] {
  const headers = { ...sent };
  dropOtherHeaders(headers, kind);
  return Object.keys(headers).sort();
}

test('a cached page sees nothing of its visitor', () => {
  expect(passed('cached')).toEqual(['accept-encoding', 'if-none-match', ...ROUTER]);
});

test("the router's headers only pass together", () => {
  const { rsc: _, 'next-action': action, ...others } = ALL;
  expect(passed('cached', others)).toEqual(['accept-encoding', 'if-none-match']);
  expect(passed('rendered', { ...others, rsc: 'x' })).not.toContain('next-router-prefetch');
  expect(passed('form', others)).not.toContain('next-router-state-tree');
  expect(passed('form', { ...others, 'next-action': action! })).toContain('next-router-state-tree');
});

test('a state that the router cannot have sent is dropped', () => {
  const name = 'next-router-state-tree';
  for (const state of ['', '1', '%5B%22', '%', '[]', '["",{"children":1}]', `["",{}]${' '.repeat(40_000)}`])
    expect(passed('rendered', { rsc: '1', [name]: state })).toEqual(['rsc']);
  expect(passed('rendered', { rsc: '1', [name]: STATE })).toContain(name);
});

test('only what is counted by sender passes what identifies the sender, only forms their origin, and no cached page a secret', () => {
  const sender = ['x-forwarded-for', 'x-real-ip', 'x-vercel-forwarded-for'];
  const counted = [...sender, 'authorization'];
  expect(passed('form')).toEqual(expect.arrayContaining([...counted, 'origin']));
  expect(passed('rendered')).toEqual(expect.arrayContaining(counted));
  for (const kind of ['file', 'cached'] as const)
    expect(passed(kind).filter((name) => counted.includes(name))).toEqual([]);
  for (const kind of ['file', 'cached', 'rendered'] as const) expect(passed(kind)).not.toContain('origin');
});

test('unknown headers never pass', () => {
  for (const kind of ['file', 'cached', 'rendered', 'form'] as const)
    expect(passed(kind).filter((name) => !PASSED_HEADERS.some((header) => header.name === name))).toEqual([]);
});
