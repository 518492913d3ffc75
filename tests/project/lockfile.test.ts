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

/** Whether CI and servers (Linux, x64, glibc) never install a package. */
function isForOtherSystems({ optional, os, cpu, libc }: Entry): boolean {
  const is = (list: string[] | undefined, ours: string) => !list || list.includes(ours);
  return !!optional && !(is(os, 'linux') && is(cpu, 'x64') && is(libc, 'glibc'));
}

test('every package installed on CI and servers has an integrity hash', () => {
  expect(installed.length).toBeGreaterThan(500);
  // `npm run lockfile` adds it, and those of other platforms if the registry has their packages.
  const without = installed.filter(([, entry]) => !entry.integrity?.startsWith('sha512-'));
  expect(without.filter(([, entry]) => !isForOtherSystems(entry)).map(([path]) => path)).toEqual([]);
});

/** Permissive licences, which only require a notice. */
const LICENCES = new Set(
  'MIT MIT-0 ISC 0BSD BSD-2-Clause BSD-3-Clause Apache-2.0 BlueOak-1.0.0 CC-BY-4.0'.split(' '),
);
/** MIT like jsonlint, which it is forked from; its own package.json lacks the field. */
const SAID_ELSEWHERE = 'node_modules/@mapbox/jsonlint-lines-primitives';
/** A library that is linked dynamically and unchanged: sharp's libvips. */
const LINKED = /^node_modules\/@img\/sharp-(libvips-|wasm32$)/;

test('every production package has an acceptable licence', () => {
  const served = installed.filter(([, entry]) => !entry.dev && !isForOtherSystems(entry));
  const isAllowed = ([path, { license = 'none' }]: [string, Entry]) =>
    path === SAID_ELSEWHERE ||
    license.split(' AND ').every(
      (part) =>
        part
          .replace(/[()]/g, '')
          .split(' OR ')
          .some((choice) => LICENCES.has(choice)) ||
        (part === 'LGPL-3.0-or-later' && LINKED.test(path)),
    );
  expect(served.length).toBeGreaterThan(50);
  expect(
    served.filter((entry) => !isAllowed(entry)).map(([path, { license }]) => `${path}: ${license}`),
  ).toEqual([]);
});

test('no package has a custom registry URL', () => {
  // .npmrc omits registry URLs, so any URL in the lockfile is a custom one.
  expect(installed.filter(([, { resolved }]) => resolved).map(([path]) => path)).toEqual([]);
  expect(readFileSync('.npmrc', 'utf8')).toMatch(/^omit-lockfile-registry-resolved=true$/m);
});
