import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import ts from 'typescript';

type Data = { '@type': string; [key: string]: unknown };

/** Properties that search engines require of each type. */
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

/** Returns the structure of a document without its values. */
export function shapeOf(value: unknown): string {
  if (Array.isArray(value)) return `[${[...new Set(value.map(shapeOf))].join('|')}]`;
  if (typeof value !== 'object' || value === null) return typeof value;
  const entries = Object.entries(value).map(
    ([key, inner]) => `${key}:${key === '@type' ? String(inner) : shapeOf(inner)}`,
  );
  return `{${entries.sort().join(',')}}`;
}

/**
 * Validates documents: TypeScript checks each against the types of schema.org (schema-dts), so that unknown properties and
 * wrong types are errors; missing required properties are reported too.
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

/** Removes "query-input", which schema.org allows but schema-dts lacks. */
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
