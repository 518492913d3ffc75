import { type SummaryRow, toSummary } from '@/lib/data/provider-row';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
});

test('a provider has no kinds that the site has no name for', () => {
  const row = { id: 1, kinds: ['motorcycle-wash', 'foam'], latitude: null } as SummaryRow;
  expect(toSummary(row, new Map()).kinds).toEqual(['foam']);
});
