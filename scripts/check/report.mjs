const MAX_PROBLEMS = 3;
/** Limits quoted responses, which may be whole pages. */
const MAX_LENGTH = 300;

/**
 * Formats the result of a check as one line: a tick, or what was found, what was expected, and the remedy.
 * @param {{ name: string, note?: string, skipped?: string, problems: { found: string, expected: string, remedy?: string }[] }} result
 */
export function formatResult({ name, note, skipped, problems }) {
  if (skipped) return `– ${name}: skipped, ${skipped}`;
  if (problems.length === 0) return `✓ ${name}: ${oneLine(note)}`;
  const shown = problems
    .slice(0, MAX_PROBLEMS)
    .map(({ found, expected }) => oneLine(`${found}, expected ${expected}`));
  const more = problems.length > MAX_PROBLEMS ? [`and ${problems.length - MAX_PROBLEMS} more`] : [];
  const remedies = [...new Set(problems.map(({ remedy }) => remedy))];
  return `✗ ${name}: ${[...shown, ...more].join('; ')}. ${remedies.join(' ')}`;
}

/** Formats the number of checks that failed, were skipped or were not run. */
export function formatSummary(results, total) {
  const failed = results.filter(({ problems }) => problems.length > 0).length;
  const skipped = results.filter((result) => result.skipped).length;
  const notRun = total - results.length;
  const parts = [
    failed === 0 ? 'No problems' : `${failed} of ${total} checks failed`,
    skipped > 0 && `${skipped} checks skipped`,
    notRun > 0 && `${notRun} not run, because the site does not respond`,
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** Returns a response's text as one line without control characters. */
function oneLine(text) {
  const line = text.replace(/[\s\p{C}]+/gu, ' ').trim();
  return line.length > MAX_LENGTH ? `${line.slice(0, MAX_LENGTH)}…` : line;
}
