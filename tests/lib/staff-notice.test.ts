import type { Digest } from '@/lib/data/outbox';
import { staffNotice } from '@/lib/notify/staff-notice';

jest.mock('@/lib/env', () => ({ environment: () => ({}) }));

const ITEM = { id: 1, row: '20261127', table: 17, told: [], attempt: 1 };

test.each<[Digest, text: string]>([
  [
    { message: { open: 2, late: 1 }, listing: { open: 1, late: 0 } },
    '3 open, 1 of them late: 2 messages (1 late), 1 listing.',
  ],
  [
    { problems: { total: 40, newErrors: 3 } },
    '3 new errors in the data of providers, which has 40 problems in all (provider_problems).',
  ],
  [
    { claim: { open: 1, late: 0 }, problems: { total: 40, newErrors: 1 } },
    '1 open, 0 of them late: 1 claim. 1 new error in the data of providers, which has 40 problems in all (provider_problems).',
  ],
])('a digest says what is open and which errors are new: %j', (content, text) => {
  expect(staffNotice({ ...ITEM, kind: 'digest', content }).text).toBe(text);
});
