/** Decoded values of a pattern's parameters, by name. */
export type PatternValues = Record<string, string>;

/** Matches decoded path segments in any case against a pattern such as "/emirates/[emirate]"; undefined if they do not match. */
export function matchPattern(pattern: string, segments: readonly string[]): PatternValues | undefined {
  const parts = segmentsOf(pattern);
  if (parts.length !== segments.length) return undefined;
  const values: PatternValues = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]!;
    const name = parameterName(part);
    if (name) values[name] = segment;
    else if (part !== segment.toLowerCase()) return undefined;
  }
  return values;
}

/** Returns the encoded path of a pattern with these values; the inverse of `matchPattern`. */
export function fillPattern(pattern: string, values: Record<string, unknown>): string {
  const segments = segmentsOf(pattern).map((part) => {
    const name = parameterName(part);
    return name ? encodeURIComponent(String(values[name])) : part;
  });
  return `/${segments.join('/')}`;
}

/** Returns the number of static segments of a pattern; patterns with more of them take precedence. */
export function specificity(pattern: string): number {
  return segmentsOf(pattern).filter((part) => !parameterName(part)).length;
}

function segmentsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

function parameterName(part: string): string | undefined {
  return /^\[(\w+)\]$/.exec(part)?.[1];
}
