import { readFileSync } from 'node:fs';

/** Returns the parameters of lists in the order of every link, as product rule 5.9 names them. */
export function ruleOfFilters(): string[] {
  const rules = readFileSync('docs/product.md', 'utf8');
  const [, names = ''] =
    /\*\*5\.9 Filters\*\* of lists, in the order of every link: ([\s\S]*?`page`)\./.exec(rules) ?? [];
  // Names stand before their explanations in parentheses; `verified=1` is the parameter "verified".
  return [...names.replace(/\([^)]*\)/g, '').matchAll(/`(\w+)(?:=1)?`/g)].map(([, name = '']) => name);
}

/** Returns the words that no message of a language contains, as the glossary of product rule 12.2 lists them. */
export function wordsNeverSaid(locale: 'en' | 'ar'): string[] {
  const [, glossary = ''] = readFileSync('docs/product.md', 'utf8').split('**12.2 Glossary.**');
  const rows = glossary
    .split('\n## ')[0]!
    .split('\n')
    .filter((line) => line.startsWith('| '));
  return rows.flatMap((row) =>
    [...row.split('|')[locale === 'en' ? 4 : 5]!.matchAll(/`([^`]+)`/g)].map(([, word = '']) => word),
  );
}
