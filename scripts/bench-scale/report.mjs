import { cpus, totalmem } from 'node:os';

const RED = '\u001B[31m';
const RESET = '\u001B[0m';

/** Formats milliseconds for the table. */
function formatMs(ms) {
  if (!Number.isFinite(ms)) return 'fails';
  return ms < 10 ? ms.toFixed(1) : String(Math.round(ms));
}

/** Returns the time limit of a query in milliseconds: one for up to 10,000 providers, one for more. */
function budgetOf({ budget }, size) {
  return budget[size > 10_000 ? 1 : 0];
}

/** Formats the results as a table for the terminal, with exceeded limits in red. */
export function asText(sizes, results) {
  const names = Math.max(...results.map(({ query }) => query.name.length));
  const header = `${'query'.padEnd(names)}  ${sizes.map((size) => String(size).padStart(8)).join('')}  plan`;
  const lines = results.map(({ query, measurements }) => {
    const cells = sizes.map((size, index) => {
      const text = formatMs(measurements[index].ms).padStart(8);
      return measurements[index].ms > budgetOf(query, size) ? `${RED}${text}${RESET}` : text;
    });
    return `${query.name.padEnd(names)}  ${cells.join('')}  ${measurements.at(-1).plan}`;
  });
  return [header, ...lines].join('\n');
}

/** Formats the results as a Markdown table, with exceeded limits in bold. */
export function asMarkdown(sizes, results, version) {
  const [processor] = cpus();
  const lines = results.map(({ query, measurements }) => {
    const cells = sizes.map((size, index) => {
      const text = formatMs(measurements[index].ms);
      return measurements[index].ms > budgetOf(query, size) ? `**${text}**` : text;
    });
    return `| ${query.name} | ${cells.join(' | ')} | ${measurements.at(-1).plan} |`;
  });
  return [
    `PostgreSQL ${version} on ${cpus().length} × ${processor?.model.trim() ?? 'unknown CPU'}, ${Math.round(totalmem() / 2 ** 30)} GB,`,
    `${new Date().toISOString().slice(0, 10)}.`,
    '',
    `| query | ${sizes.map((size) => size.toLocaleString('en')).join(' | ')} | plan at the largest size |`,
    `|---|${sizes.map(() => '---:|').join('')}---|`,
    ...lines,
  ].join('\n');
}
