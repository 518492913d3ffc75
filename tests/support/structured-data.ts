import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Data = { '@type': string; [key: string]: unknown };

/** What search engines need of each type, as their guidelines say. */
const REQUIRED: Record<string, string[]> = {
  Organization: ['name', 'url', 'logo'],
  WebSite: ['name', 'url', 'potentialAction'],
  AutoWash: ['name', 'url', 'image', 'address'],
  PostalAddress: ['addressCountry'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  BlogPosting: ['headline', 'datePublished', 'image', 'author'],
  CollectionPage: ['name', 'url'],
  ItemList: ['itemListElement'],
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position'],
};

/** What a document consists of, whatever its values. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join('|')}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).map(
    ([key, inner]) => `${key}:${key === '@type' ? String(inner) : shapeOf(inner)}`,
  );
  return `{${entries.sort().join(',')}}`;
}

/**
 * What is wrong with documents: TypeScript holds each against the types of schema.org (the package schema-dts), where an
 * unknown property or a value of another type is an error; required properties are looked for as well.
 */
export function problemsOf(documents: { path: string; data: Data }[]): string[] {
  const missing = documents.flatMap(({ path, data }) => missingIn(data).map((name) => `${path}: no ${name}`));
  const types = [...new Set(documents.map(({ data }) => data['@type']))];
  const source = [
    `import type { ${[...types, 'WithContext'].join(', ')} } from 'schema-dts';`,
    ...documents.map(
      ({ data }, index) =>
        `export const d${index}: WithContext<${data['@type']}> = ${JSON.stringify(data, withoutAnnotation)};`,
    ),
  ].join('\n');
  const folder = join(process.cwd(), 'test-results');
  const file = join(folder, `structured-data-${process.pid}.ts`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, source);
  const program = ts.createProgram([file], { strict: true, noEmit: true, skipLibCheck: true, types: [] });
  const errors = ts.getPreEmitDiagnostics(program).map((diagnostic) => {
    const line = diagnostic.file?.getLineAndCharacterOfPosition(diagnostic.start ?? 0).line ?? 0;
    const text = ts.flattenDiagnosticMessageText(diagnostic.messageText, ' ').slice(0, 400);
    return `${documents[line - 1]?.path ?? 'all'}: ${text}`;
  });
  rmSync(file);
  return [...missing, ...errors];
}

/** Search engines' own way to name the input of a search: schema.org knows it, the package does not. */
function withoutAnnotation(key: string, value: unknown): unknown {
  return key === 'query-input' ? undefined : value;
}

function missingIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(missingIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Data;
  const own = (REQUIRED[node['@type']] ?? []).filter((name) => !node[name]);
  return [...own.map((name) => `${node['@type']}.${name}`), ...Object.values(node).flatMap(missingIn)];
}
