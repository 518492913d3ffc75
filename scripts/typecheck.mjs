// npm run typecheck: the types of routes as Next.js writes them, then TypeScript.
import { rmSync } from 'node:fs';
import { execa } from 'execa';
import { siteEnvironment } from './processes/site.mjs';

// Those of an earlier build may speak of pages that are gone.
rmSync('.next-test/types', { recursive: true, force: true });
// next.config.ts wants a complete environment; nothing is asked of it here.
const env = {
  ...siteEnvironment({ port: 0, backendPort: 0, folder: '.next' }),
  NEXT_TELEMETRY_DISABLED: '1',
};
const options = { preferLocal: true, stdio: 'inherit', reject: false };
const { failed } = await execa('next', ['typegen'], { ...options, env });
if (failed) process.exit(1);
process.exitCode = (await execa('tsc', ['--noEmit'], options)).exitCode ?? 1;
