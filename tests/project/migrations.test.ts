import { readdirSync } from 'node:fs';

test('every migration has a unique version', () => {
  const versions = readdirSync('supabase/migrations').map((file) => file.split('_')[0]);
  expect(versions.length).toBeGreaterThan(5);
  // A duplicate would be treated as applied, here and by the Supabase CLI.
  expect(new Set(versions).size).toBe(versions.length);
});
