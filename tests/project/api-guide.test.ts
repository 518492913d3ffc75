import { readFileSync } from 'node:fs';
import { PARAMETER_LIST } from '@/app/api/openapi.json/parameters';

test('the guide to the JSON names every parameter, and every value of those that have some', () => {
  const [, table] = readFileSync('docs/api.md', 'utf8').split(/^\| parameter .*\n.*\n/m);
  const rows = table!.split('\n\n')[0]!.split('\n');
  const named = rows.flatMap((row) => [...row.split('|')[1]!.matchAll(/`(\w+)`/g)].map(([, name]) => name));
  expect(named).toEqual(PARAMETER_LIST.map(({ name }) => name));
  const missing = PARAMETER_LIST.filter(({ name }) => name !== 'emirate').flatMap(({ name, schema }) => {
    const values = 'enum' in schema ? (schema.enum as readonly string[]) : [];
    const row = rows.find((text) => text.split('|')[1]!.includes(`\`${name}\``)) ?? '';
    return values.filter((value) => !row.includes(`\`${value}\``)).map((value) => `${name}: ${value}`);
  });
  expect(missing).toEqual([]);
});
