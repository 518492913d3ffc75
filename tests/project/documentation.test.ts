import { readdirSync, readFileSync } from 'node:fs';
import { CRITERIA } from '@/lib/content/accessibility';

const FOLDERS =
  'app components deploy docs lib messages public scripts supabase/migrations tests .github'.split(' ');
const FILES = [...readdirSync('.'), ...FOLDERS.flatMap(filesIn), 'supabase/seed.sql'];
const GUIDES = FILES.filter((file) => /^(docs\/.*|README)\.md$/.test(file));
/** Names of files in code spans; "…" and "*" stand for any text, and a name without its folder may be in any. */
const NAME = /`([\w@…*.][\w@…*./()[\]-]*\.(?:tsx?|mjs|css|sql|conf|sh|json|svg|yml))`/g;
/** Tests, as docs/security.md names them. */
const TEST = /`((?:components|data|domain|e2e|http|lib|project|site|smoke)\/[a-z/-]+)`/g;
/** Files that we do without, on purpose, and one that a command writes. */
const ABSENT = ['loading.tsx', 'proxy.ts', 'openstreetmap.json'];

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
  expect(names.filter((name) => !FILES.includes(name) && testFiles(name).length === 0)).toEqual([]);
});

/** Returns the files of a test, or of a folder of tests. */
function testFiles(name: string): string[] {
  return FILES.filter((file) =>
    new RegExp(`^tests/${name}(?:/.*)?\\.[\\w.]*(?:test|spec)\\.tsx?$|^tests/${name}/.*\\.test\\.tsx?$`).test(
      file,
    ),
  );
}

test('each product rule has its section of the specification, or none, and tests', () => {
  const [rules = '', table = ''] = readFileSync('docs/product.md', 'utf8').split('\n## 13. ');
  const numbers = [...rules.matchAll(/^\*\*(\d+\.\d+)/gm)].map(([, number]) => number);
  const rows = [...table.matchAll(/^\| (\d+\.\d+) \| (.*) \| (.*) \|$/gm)];
  expect(rows.map(([, number]) => number)).toEqual(numbers);
  expect(rows.filter(([, , sections]) => !/^(–|[1-9](, [1-9])*)$/.test(sections!))).toEqual([]);
  const untested = rows.filter(([, , , tests]) => {
    const names = [...tests!.matchAll(/`([^`]+)`/g)].map(([, name]) => name!);
    return names.length === 0 || names.some((name) => testFiles(name).length === 0);
  });
  expect(untested.map(([row]) => row)).toEqual([]);
});

test('the tests of each criterion of accessibility exist, and none of the 55 of levels A and AA is missing', () => {
  const proofs = CRITERIA.flatMap((criterion) => ('tests' in criterion ? criterion.tests : []));
  const missing = proofs.filter(
    ([name, title]) => !testFiles(name).some((file) => readFileSync(file, 'utf8').includes(title)),
  );
  expect(missing).toEqual([]);
  expect(new Set(CRITERIA.map(({ number }) => number)).size).toBe(55);
});
