/** Returns a function that tells whether robots.txt allows all crawlers a path; the longest match wins (RFC 9309). */
export function robotsRules(text: string): (path: string) => boolean {
  const rules = [...text.matchAll(/^(allow|disallow):\s*(\S+)\s*$/gim)].map(
    ([, kind = '', pattern = '']) => ({
      isAllowed: kind.toLowerCase() === 'allow',
      length: pattern.length,
      matches: patternOf(pattern),
    }),
  );
  return (path) => {
    const [longest] = rules
      .filter(({ matches }) => matches.test(path))
      .sort((one, other) => other.length - one.length || Number(other.isAllowed) - Number(one.isAllowed));
    return longest?.isAllowed ?? true;
  };
}

function patternOf(rule: string): RegExp {
  const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`);
}
