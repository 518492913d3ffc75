const MAX_NAMED = 3;
/** Limits quoted responses, which may be whole pages. */
const MAX_LENGTH = 300;

/**
 * Formats the result of a check as one line: a tick, or what was found, what was expected, and the remedy.
 * @param {{ name: string, note?: string, skipped?: string, problems: { found: string, expected: string, remedy?: string }[] }} result
 */
export function lineOf({ name, note, skipped, problems }) {
  if (skipped) return `– ${name}: not checked, ${skipped}`;
  if (problems.length === 0) return `✓ ${name}${note ? `: ${plain(note)}` : ''}`;
  const named = problems
    .slice(0, MAX_NAMED)
    .map(({ found, expected }) => plain(`${found}, expected ${expected}`));
  const more = problems.length > MAX_NAMED ? [`and ${problems.length - MAX_NAMED} more`] : [];
  const remedies = [...new Set(problems.map(({ remedy }) => remedy))];
  return `✗ ${name}: ${[...named, ...more].join('; ')}. ${remedies.join(' ')}`;
}

/** Formats the number of checks that passed. */
export function summaryOf(results, total) {
  const wrong = results.filter(({ problems }) => problems.length > 0).length;
  const skipped = results.filter((result) => result.skipped).length;
  const undone = total - results.length;
  const parts = [
    wrong === 0 ? 'All is well' : `${wrong} of ${total} checks found something wrong`,
    skipped > 0 && `${skipped} not checked`,
    undone > 0 && `${undone} not done, because the site does not answer`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** Returns a response's text as one line without control characters. */
function plain(text) {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
