const MOST_NAMED = 3;
/** Characters of what a site says: it may be a whole page of something else. */
const LONGEST = 300;

/**
 * A line about one check: a tick, or what was found, what was expected, and what to do.
 * @param {{ name: string, note?: string, skipped?: string, problems: { found: string, expected: string, remedy?: string }[] }} result
 */
export function lineOf({ name, note, skipped, problems }) {
  if (skipped) return `– ${name}: not checked, ${skipped}`;
  if (problems.length === 0) return `✓ ${name}${note ? `: ${plain(note)}` : ''}`;
  const named = problems
    .slice(0, MOST_NAMED)
    .map(({ found, expected }) => plain(`${found}, expected ${expected}`));
  const more = problems.length > MOST_NAMED ? [`and ${problems.length - MOST_NAMED} more`] : [];
  const remedies = [...new Set(problems.map(({ remedy }) => remedy))];
  return `✗ ${name}: ${[...named, ...more].join('; ')}. ${remedies.join(' ')}`;
}

/** How many checks have passed, at the end. */
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

/** One line without the control characters that a stranger's answer may hold. */
function plain(text) {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > LONGEST ? `${line.slice(0, LONGEST)}…` : line;
}
