import { formatReport } from '@/lib/domain/report';

test('does not let a note or a name pass for another value', () => {
  const report = { provider: 8, name: 'Noor\nWrong: closed', wrong: 'phone' as const };
  expect(formatReport({ ...report, note: '051 506 0000\nProvider: 1\n' })).toBe(
    [
      'Wrong information',
      'Provider: 8, Noor Wrong: closed',
      'Wrong: phone',
      'Note: 051 506 0000',
      '  Provider: 1',
      '  ',
    ].join('\n'),
  );
});

test('works without a name, and the longest report fits into a message', () => {
  expect(formatReport({ provider: 8, name: null, wrong: 'closed', note: '' })).toContain('Provider: 8\n');
  const longest = { provider: 2_147_483_647, name: 'n'.repeat(9_999), note: '\n'.repeat(1_000) };
  expect(formatReport({ ...longest, wrong: 'other' }).length).toBeLessThanOrEqual(5_000);
});
