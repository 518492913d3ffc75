// The step before all others, so without dependencies itself: Node is new enough, and package-lock.json is installed.
import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const INSTALLED = 'node_modules/.package-lock.json';
const MINIMUM_NODE = [20, 9];

/** @throws Error with one sentence when Node is too old or npm fails. */
export function installDependencies() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major < MINIMUM_NODE[0] || (major === MINIMUM_NODE[0] && minor < MINIMUM_NODE[1]))
    throw new Error(`Node ${MINIMUM_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  try {
    // Development dependencies too where NODE_ENV or npm's configuration leave them out: the database is one.
    execFileSync('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], {
      stdio: 'inherit',
      shell: process.platform === 'win32',
    });
  } catch (cause) {
    throw new Error('npm ci failed: its reason is above.', { cause });
  }
}

function isInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    installDependencies();
  } catch (error) {
    console.error(error.message);
    process.exit(1);
  }
}
