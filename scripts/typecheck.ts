// npm run typecheck: generates Next.js's route types, then runs TypeScript on the site and its tests, and on the scripts.
import { rmSync } from 'node:fs';
import { execa } from 'execa';
import { siteEnvironment } from './processes/site';

/** What was found before, of files that have not changed. */
const CACHE = 'node_modules/.cache/typescript';

// Types of an earlier build may refer to deleted pages.
rmSync('.next-test/types', { recursive: true, force: true });
// next.config.ts requires a complete environment and a database; neither matters here.
const env = {
  ...siteEnvironment({ port: 0, backendPort: 0, folder: '.next' }),
  NEXT_TELEMETRY_DISABLED: '1',
};
const options = { preferLocal: true, stdio: 'inherit', reject: false } as const;
const { failed } = await execa('next', ['typegen'], { ...options, env });
if (failed) process.exit(1);
const checks = ['tsconfig.json', 'tsconfig.scripts.json'].map((config) =>
  execa(
    'tsc',
    ['--noEmit', '--project', config, '--incremental', '--tsBuildInfoFile', `${CACHE}/${config}`],
    options,
  ),
);
if ((await Promise.all(checks)).some((check) => check.failed)) process.exit(1);
