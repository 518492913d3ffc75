import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const CRUISER = resolve('node_modules/dependency-cruiser/bin/dependency-cruise.mjs');
const RULES = resolve('tests/project/layers.cjs');

interface Violation {
  from: string;
  rule: { name: string };
}

/** What dependency-cruiser says of a tree. */
function cruise(folder: string, more: string[] = []): { totalCruised: number; violations: Violation[] } {
  const run = spawnSync(
    'node',
    [CRUISER, '--config', RULES, '--output-type', 'json', 'app', 'components', 'lib', ...more],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 50_000_000,
    },
  );
  return (JSON.parse(run.stdout) as { summary: ReturnType<typeof cruise> }).summary;
}

test('the product keeps to its layers', () => {
  const { totalCruised, violations } = cruise('.', ['middleware.ts', 'instrumentation.ts']);
  expect(totalCruised).toBeGreaterThan(100);
  expect(violations.map(({ rule, from }) => `${rule.name}: ${from}`)).toEqual([]);
});

describe('a planted violation is noticed', () => {
  const PLANTED: [rule: string, from: string, target: string, to?: string][] = [
    ['layer-domain', 'lib/domain/a.ts', '../data/b', 'lib/data/b.ts'],
    ['layer-data', 'lib/data/a.ts', '../i18n/b', 'lib/i18n/b.ts'],
    ['layer-http', 'lib/http/a.ts', '../rich-text/b', 'lib/rich-text/b.ts'],
    ['layer-routing', 'lib/routing/a.ts', '../env', 'lib/env.ts'],
    ['domain-is-pure', 'lib/domain/c.ts', 'react'],
    ['lib-does-not-render', 'lib/a.ts', '../components/b', 'components/b.tsx'],
    ['components-receive-data-as-props', 'components/a.tsx', '../lib/data/b', 'lib/data/b.ts'],
    ['ui-knows-no-cars', 'components/ui/a.tsx', '../../lib/domain/b', 'lib/domain/b.ts'],
    ['no-unresolvable', 'app/a.tsx', './nothing'],
  ];
  let folder: string;
  let violations: Violation[];

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'layers-'));
    cpSync('tsconfig.json', join(folder, 'tsconfig.json'));
    for (const [, from, target, to] of PLANTED) {
      if (to) write(to, 'export const b = 1;\n');
      write(from, `import { b } from '${target}';\nexport const a = b;\n`);
    }
    violations = cruise(folder).violations;
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  test.each(PLANTED)('%s', (rule, from) => {
    expect(violations).toContainEqual(
      expect.objectContaining({ from, rule: expect.objectContaining({ name: rule }) }),
    );
  });

  function write(path: string, text: string) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
});
