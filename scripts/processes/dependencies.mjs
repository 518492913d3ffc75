import { existsSync, statSync } from 'node:fs';
import { run } from './children.mjs';

const INSTALLED = 'node_modules/.package-lock.json';
const LOWEST_NODE = [20, 9];

/** @throws Error when this Node is too old. */
export function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const isOldEnough = major > LOWEST_NODE[0] || (major === LOWEST_NODE[0] && minor >= LOWEST_NODE[1]);
  if (!isOldEnough)
    throw new Error(`Node ${LOWEST_NODE.join('.')} or newer is needed; this is ${process.versions.node}.`);
}

export function areDependenciesInstalled() {
  return existsSync(INSTALLED) && statSync(INSTALLED).mtimeMs >= statSync('package-lock.json').mtimeMs;
}

/** Installs what package-lock.json names. */
export function installDependencies(log) {
  return run('npm', ['ci', '--no-audit', '--no-fund'], { log });
}
