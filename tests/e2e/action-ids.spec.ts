import { readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { expect, test } from '@playwright/test';
import { cleanUp, ROOT, run, temporaryFolder } from '../support/processes';

/** `next build` adds its output folder to this file. */
const TSCONFIG = join(ROOT, 'tsconfig.json');

test.afterEach(cleanUp);

test('server action ids are stable across builds with the same key', { tag: '@full' }, async () => {
  test.setTimeout(900_000);
  const folder = join(temporaryFolder('build'), 'next');
  const tsconfig = readFileSync(TSCONFIG);
  try {
    // Compile only: the ids do not depend on the pages.
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

/** The server action ids in a build's manifest. */
function actionIds(folder: string): string[] {
  const manifest = readFileSync(join(folder, 'server/server-reference-manifest.json'), 'utf8');
  return Object.keys((JSON.parse(manifest) as { node: Record<string, unknown> }).node).sort();
}
