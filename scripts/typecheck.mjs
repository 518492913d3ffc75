// npm run typecheck: the types of routes as Next.js writes them, then TypeScript.
import { rmSync } from 'node:fs';
import { execa } from 'execa';

// Those of an earlier build may speak of pages that are gone.
rmSync('.next-test/types', { recursive: true, force: true });
// next.config.ts wants a complete environment; nothing is asked of it here.
const env = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  NEXT_TELEMETRY_DISABLED: '1',
};
const options = { preferLocal: true, stdio: 'inherit', reject: false };
const { failed } = await execa('next', ['typegen'], { ...options, env });
if (failed) process.exit(1);
process.exitCode = (await execa('tsc', ['--noEmit'], options)).exitCode ?? 1;
