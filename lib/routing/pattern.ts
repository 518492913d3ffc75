/** The names and values of a pattern's parameters, decoded. */
export type PatternValues = Record<string, string>;

/**
 * Matches the decoded segments of a path with a pattern in the notation of Next's folders
 * ("/emirates/[emirate]"). Undefined when the shapes differ.
 */
export function matchPattern(pattern: string, segments: readonly string[]): PatternValues | undefined {
  const parts = segmentsOf(pattern);
  if (parts.length !== segments.length) return undefined;
  const values: PatternValues = {};
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]!;
    const name = parameterName(part);
    if (name) values[name] = segment;
    else if (part !== segment) return undefined;
  }
  return values;
}

/** The inverse of `matchPattern`: the path that has these values, encoded. */
export function fillPattern(pattern: string, values: Record<string, unknown>): string {
  const segments = segmentsOf(pattern).map((part) => {
    const name = parameterName(part);
    return name ? encodeURIComponent(String(values[name])) : part;
  });
  return `/${segments.join('/')}`;
}

/** Number of segments that are words and not parameters: the pattern with more of them is asked first. */
export function specificity(pattern: string): number {
  return segmentsOf(pattern).filter((part) => !parameterName(part)).length;
}

function segmentsOf(pattern: string): string[] {
  return pattern.split('/').filter(Boolean);
}

function parameterName(part: string): string | undefined {
  return /^\[(\w+)\]$/.exec(part)?.[1];
}
