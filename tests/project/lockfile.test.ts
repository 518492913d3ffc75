import { readFileSync } from 'node:fs';

interface Entry {
  integrity?: string;
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
