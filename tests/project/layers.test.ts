import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = resolve('tests/project/layers.cjs');

/** What dependency-cruiser says of a tree. */
function cruise(folder: string): { modules: number; violations: string[] } {
  const run = spawnSync(
    'node',
    [CRUISER, '--config', RULES, '--output-type', 'json', 'app', 'components', 'lib'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  const { summary } = JSON.parse(run.stdout) as {
    summary: { totalCruised: number; violations: { rule: { name: string } }[] };
  };
  return { modules: summary.totalCruised, violations: summary.violations.map(({ rule }) => rule.name) };
}

test('the product keeps to its layers', () => {
  const { modules, violations } = cruise('.');
  expect(modules).toBeGreaterThan(100);
  expect(violations).toEqual([]);
});

describe('a planted violation is noticed', () => {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
    for (const name of ['app', 'components', 'lib']) mkdirSync(join(folder, name));
  });
  afterEach(() => rmSync(folder, { recursive: true }));

  test.each([
    ['domain-imports-nothing', 'lib/domain/a.ts', '../data/b', 'lib/data/b.ts'],
    ['data-sees-only-domain', 'lib/data/a.ts', '../i18n/b', 'lib/i18n/b.ts'],
    ['lib-does-not-render', 'lib/a.ts', '../components/b', 'components/b.tsx'],
    ['components-receive-data-as-props', 'components/a.tsx', '../lib/data/b', 'lib/data/b.ts'],
    ['ui-knows-no-cars', 'components/ui/a.tsx', '../../lib/domain/b', 'lib/domain/b.ts'],
    ['no-unresolvable', 'app/a.tsx', './nothing', 'app/b.tsx'],
  ])('%s', (rule, from, target, to) => {
    write(to, 'export const b = 1;\n');
    write(from, `import { b } from '${target}';\nexport const a = b;\n`);
    expect(cruise(folder).violations).toContain(rule);
  });

  function write(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
