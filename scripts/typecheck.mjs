// npm run typecheck: the types of routes as Next.js writes them, then TypeScript.
import { rmSync } from 'node:fs';
import { execa } from 'execa';

// Those of an earlier build may speak of pages that are gone.
rmSync('.next-test/types', { recursive: true, force: true });
const output = { preferLocal: true, stdio: 'inherit', reject: false };
// next.config.ts wants a complete environment; nothing is asked of it here.
const env = {
  SUPABASE_URL: 'http://localhost',
  SUPABASE_PUBLISHABLE_KEY: 'none',
  NEXT_TELEMETRY_DISABLED: '1',
};
for (const [program, ...args] of [
  ['next', 'typegen'],
  ['tsc', '--noEmit'],
]) {
  const { exitCode } = await execa(program, args, { ...output, env });
  if (exitCode !== 0) process.exit(exitCode ?? 1);
}
