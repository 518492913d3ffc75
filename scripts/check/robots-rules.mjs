/** Returns a function that tells whether robots.txt allows all crawlers a path; the longest match wins (RFC 9309). */
export function robotsRules(text) {
  const rules = [];
  let isForAll = false;
  let isOpen = false;
  for (const line of text.split(/\r?\n/)) {
    const [, field = '', value = ''] = /^\s*([\w-]+)\s*:\s*([^#]*?)\s*(?:#.*)?$/.exec(line) ?? [];
    const name = field.toLowerCase();
    if (name === 'user-agent') {
      // Consecutive user agents share the rules that follow.
      isForAll = (isOpen && isForAll) || value === '*';
      isOpen = true;
    } else if (name === 'allow' || name === 'disallow') {
      isOpen = false;
      if (isForAll && value)
        rules.push({ isAllowed: name === 'allow', length: value.length, pattern: patternOf(value) });
    }
  }
  return (path) => {
    const matching = rules.filter(({ pattern }) => pattern.test(path));
    const longest = Math.max(0, ...matching.map(({ length }) => length));
    return matching.length === 0 || matching.some((rule) => rule.length === longest && rule.isAllowed);
  };
}

function patternOf(rule) {
  const escaped = rule.replace(/[.+?^{}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  return new RegExp(`^${escaped}`);
}
