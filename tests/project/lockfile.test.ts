import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
  license?: string;
  dev?: boolean;
  resolved?: string;
  link?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
}

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {
  packages: Record<string, Entry>;
};
const installed = Object.entries(packages).filter(([path, { link }]) => path && !link);

/** Whether CI and servers (Linux, x64, glibc) never install it. */
function isForOtherSystems({ optional, os, cpu, libc }: Entry): boolean {
  const is = (list: string[] | undefined, ours: string) => !list || list.includes(ours);
  return !!optional && !(is(os, 'linux') && is(cpu, 'x64') && is(libc, 'glibc'));
}

test('every package that CI and servers install has an integrity', () => {
  expect(installed.length).toBeGreaterThan(500);
  // `npm run lockfile` adds it, and that of the other systems where the registry has their packages.
  const without = installed.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  expect(without.filter(([, entry]) => !isForOtherSystems(entry)).map(([path]) => path)).toEqual([]);
});

/** Licences that ask for a notice and no more. */
const LICENCES = new Set([
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'CC-BY-4.0',
]);
/** A library that is linked and not changed: what sharp draws with. */
const LINKED = /^node_modules\/@img\/sharp-(libvips-|wasm32$)/;

test('every package that servers install has a licence that the product can keep', () => {
  const served = installed.filter(([, entry]) => !entry.dev && !isForOtherSystems(entry));
  const isAllowed = ([path, { license = 'none' }]: [string, Entry]) =>
    license
      .split(' AND ')
      .every((part) => LICENCES.has(part) || (part === 'LGPL-3.0-or-later' && LINKED.test(path)));
  expect(served.length).toBeGreaterThan(50);
  expect(
    served.filter((entry) => !isAllowed(entry)).map(([path, { license }]) => `${path}: ${license}`),
  ).toEqual([]);
});

test('packages of other systems are listed, so that npm ci works there', () => {
  const systems = (name: string) => packages[name]?.os?.join();
  expect(systems('node_modules/@next/swc-darwin-arm64')).toBe('darwin');
  expect(systems('node_modules/@next/swc-win32-x64-msvc')).toBe('win32');
});

test('no package comes from a place of its own', () => {
  // .npmrc leaves the registry out: what is written down here is another place.
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});
