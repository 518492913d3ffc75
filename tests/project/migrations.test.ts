import { readdirSync } from 'node:fs';

test('every migration has a version of its own', () => {
  const versions = readdirSync('supabase/migrations').map((file) => file.split('_')[0]);
  expect(versions.length).toBeGreaterThan(5);
  // A second one of the same version would be taken for applied, here and by the Supabase CLI.
  expect(versions.filter((version, index) => versions.indexOf(version) !== index)).toEqual([]);
});
