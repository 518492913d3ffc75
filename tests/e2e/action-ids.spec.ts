import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { cleanUp, ROOT, run, temporaryFolder } from '../support/processes';

/** Next.js adds each folder that it builds into to this file. */
const TSCONFIG = join(ROOT, 'tsconfig.json');

test.afterEach(cleanUp);

test('another build with the same key knows the forms of this one', { tag: '@full' }, async () => {
  test.setTimeout(900_000);
  const folder = join(temporaryFolder('build'), 'next');
  const tsconfig = readFileSync(TSCONFIG);
  try {
    // Without its pages, which no id depends on.
    const build = run(['node_modules/next/dist/bin/next', 'build', '--experimental-build-mode=compile'], {
      NEXT_DIST_DIR: relative(ROOT, folder),
    });
    expect((await build.child).exitCode).toBe(0);
  } finally {
    writeFileSync(TSCONFIG, tsconfig);
  }
  const ids = actionIds(join(ROOT, process.env.NEXT_DIST_DIR || '.next'));
  expect(ids).toHaveLength(5);
  expect(actionIds(folder)).toEqual(ids);
});

/** The ids under which a build knows its server actions. */
function actionIds(folder: string): string[] {
  const manifest = readFileSync(join(folder, 'server/server-reference-manifest.json'), 'utf8');
  return Object.keys((JSON.parse(manifest) as { node: Record<string, unknown> }).node).sort();
}
