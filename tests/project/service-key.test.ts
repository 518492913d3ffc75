import { readFileSync } from 'node:fs';
import { sourceFiles } from './source';

const SERVICE_KEY = /SUPABASE_SECRET|SERVICE_ROLE|sb_secret_|service_role/i;

test('the site knows nothing of the service key, which only the commands of staff read', () => {
  const files = sourceFiles(['app', 'components', 'lib'], ['.ts', '.tsx', '.mjs', '.js']);
  const own = ['middleware.ts', 'instrumentation.ts', 'next.config.ts'].map((path) => ({
    path,
    text: readFileSync(path, 'utf8'),
  }));
  expect(files.length).toBeGreaterThan(200);
  expect([...files, ...own].filter(({ text }) => SERVICE_KEY.test(text)).map(({ path }) => path)).toEqual([]);
  const staff = sourceFiles(['scripts/import'], ['.mjs']).filter(({ text }) => SERVICE_KEY.test(text));
  expect(staff.map(({ path }) => path)).toEqual(['scripts/import/connect.mjs']);
});
