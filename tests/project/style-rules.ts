import type { SourceFile } from './source';

export interface StyleRule {
  path: string;
  /** Selectors and conditions, from the outermost one to the rule's own. */
  nesting: string[];
  declarations: string[];
}

/** The rules of a style sheet, nested ones each for itself. */
export function styleRules({ path, text }: SourceFile): StyleRule[] {
  const rules: StyleRule[] = [];
  const open: StyleRule[] = [];
  for (const [, words = '', end] of withoutTexts(text).matchAll(/([^{};]*)([{};])/g)) {
    const part = words.trim().replace(/\s+/g, ' ');
    if (end === '{') {
      const rule = { path, nesting: [...(open.at(-1)?.nesting ?? []), part], declarations: [] };
      rules.push(rule);
      open.push(rule);
    } else {
      if (part && !part.startsWith('@')) open.at(-1)?.declarations.push(part);
      if (end === '}') open.pop();
    }
  }
  return rules;
}

/**
 * The classes that a rule styles: those of the last part of its selectors. What stands before it is where, not what; what
 * is in `:not()` and `:has()` is neither.
 */
export function styledClasses({ nesting, declarations }: StyleRule): string[] {
  if (declarations.length === 0) return [];
  const selector = nesting.findLast((part) => !part.startsWith('@')) ?? '';
  return split(selector.replace(/:(?:not|has)\([^)]*\)/g, '')).flatMap(
    (alternative) => alternative.match(/(?:\([^)]*\)|[^\s>+~()])+$/)?.[0].match(/\.[a-z][\w-]*/g) ?? [],
  );
}

/** A list of selectors, one by one; commas in brackets do not count. */
function split(selectors: string): string[] {
  return selectors.split(/,(?![^(]*\))/).map((selector) => selector.trim());
}

/** Without comments and strings, in which braces mean nothing. */
function withoutTexts(text: string): string {
  return text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/"[^"]*"|'[^']*'/g, '""');
}
