// npm run lockfile: adds missing integrity hashes to package-lock.json. npm only records those of packages it downloaded, and
// a registry mirror may lack the packages of other platforms: run this where the registry has them all.
import { readFileSync, writeFileSync } from 'node:fs';
import { execa } from 'execa';

const FILE = 'package-lock.json';

interface Package {
  name?: string;
  version: string;
  link?: boolean;
  integrity?: string;
}

const lockfile = JSON.parse(readFileSync(FILE, 'utf8')) as { packages: Record<string, Package> };
let [added, unknown] = [0, 0];
for (const [path, entry] of Object.entries(lockfile.packages)) {
  if (!path || entry.link || entry.integrity) continue;
  const name = `${entry.name ?? path.split('node_modules/').at(-1)}@${entry.version}`;
  const { stdout } = await execa('npm', ['view', name, 'dist.integrity'], { reject: false });
  const integrity = stdout.trim();
  if (integrity.startsWith('sha512-')) {
    const { version, ...rest } = entry;
    lockfile.packages[path] = { version, integrity, ...rest };
    added += 1;
  } else {
    console.error(`The registry does not know ${name}.`);
    unknown += 1;
  }
}
writeFileSync(FILE, `${JSON.stringify(lockfile, null, 2)}\n`);
console.log(`${added} added, ${unknown} still missing`);
process.exitCode = unknown > 0 ? 1 : 0;
