import { type SummaryRow, toSummary } from '@/lib/data/provider-row';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
});

test('a provider has the kinds that have a row, with their names', () => {
  const row = { id: 1, kinds: ['motorcycle-wash', 'foam'], latitude: null } as SummaryRow;
  const foam = { slug: 'foam', name: { en: 'Foam wash', ar: 'غسيل بالرغوة' }, washType: null };
  const lookups = { areas: new Map(), kinds: new Map([['foam', foam]]) };
  expect(toSummary(row, lookups).kinds).toEqual([foam]);
});
