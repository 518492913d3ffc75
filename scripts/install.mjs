// Checks the version of Node and installs package-lock.json. Runs before everything else, so it has no dependencies itself.
import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

const INSTALLED = 'node_modules/.package-lock.json';
const MINIMUM_NODE = [20, 19];

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1])) {
  console.error(`Node ${MINIMUM_NODE.join('.')} or newer is required; this is ${process.versions.node}.`);
  process.exit(1);
}
if (!existsSync(INSTALLED) || statSync(INSTALLED).mtimeMs < statSync('package-lock.json').mtimeMs) {
  console.log('Installing dependencies …');
  // Includes development dependencies even if NODE_ENV or npm's configuration omit them, because the database is one.
  const { status } = spawnSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  process.exitCode = status ?? 1;
}
