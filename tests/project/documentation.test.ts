import { readdirSync, readFileSync } from 'node:fs';

const FOLDERS =
  'app components deploy docs lib messages public scripts supabase/migrations tests .github'.split(' ');
const FILES = [...readdirSync('.'), ...FOLDERS.flatMap(filesIn), 'supabase/seed.sql'];
const GUIDES = FILES.filter((file) => /^(docs\/.*|README)\.md$/.test(file));
/** Names of files in code spans; "…" and "*" stand for any text, and a name without its folder may be in any. */
const NAME = /`([\w@…*.][\w@…*./()[\]-]*\.(?:tsx?|mjs|css|sql|conf|sh|json|svg|yml))`/g;
/** Tests, as docs/security.md names them. */
const TEST = /`((?:components|data|domain|e2e|lib|project|smoke)\/[a-z/-]+)`/g;
/** Files that we do without, on purpose. */
const ABSENT = ['loading.tsx', 'proxy.ts'];

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`);
}

function isThere(name: string): boolean {
  const parts = name.split(/[…*]/).map((part) => part.replace(/[.[\]()]/g, '\\$&'));
  const pattern = new RegExp(`(^|/)${parts.join('.*')}$`);
  return FILES.some((file) => pattern.test(file));
}

test.each(GUIDES)('%s names files that exist', (guide) => {
  const names = [...readFileSync(guide, 'utf8').matchAll(NAME)].map(([, name]) => name!);
  expect(names.filter((name) => !ABSENT.includes(name) && !isThere(name))).toEqual([]);
});

test('the controls and failures of docs/security.md name tests that exist', () => {
  const names = [...readFileSync('docs/security.md', 'utf8').matchAll(TEST)].map(([, name]) => name!);
  expect(names.length).toBeGreaterThan(50);
  const isFolder = (name: string) => FILES.includes(name);
  const isTest = (name: string) => FILES.some((file) => file.startsWith(`tests/${name}`));
  expect(names.filter((name) => !isFolder(name) && !isTest(name))).toEqual([]);
});
