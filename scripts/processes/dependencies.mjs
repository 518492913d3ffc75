import { existsSync, statSync } from 'node:fs';
import { run } from './children.mjs';

const INSTALLED = 'node_modules/.package-lock.json';
const LOWEST_NODE = [20, 9];

/** @throws Error when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isNewEnough = major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1]);
  if (isNewEnough) return;
  throw new Error(`Node ${LOWEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

/**
 * Installs what package-lock.json names, unless that was done already.
 * @returns A remark for the step that does it.
 */
export async function installDependencies(log) {
  if (areInstalled()) return 'they are there';
  // Development dependencies too where NODE_ENV or npm's configuration leave them out: the database is one.
  await run('npm', ['ci', '--include=dev', '--no-audit', '--no-fund'], { log });
  return 'installed';
}

function areInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}
