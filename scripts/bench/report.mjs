import { cpus, totalmem } from 'node:os';

/** Returns whether a row exceeds one of its budgets. */
export function isOver(row) {
  return Boolean(row.isOver);
}

export function asText({ title, columns, rows }) {
  const names = Math.max(...rows.map(({ name }) => name.length));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...rows.map(({ values }) => String(values[index] ?? '').length)),
  );
  const cells = (values) =>
    values.map((value, index) => String(value ?? '').padStart(widths[index])).join('  ');
  return [
    title,
    `${''.padEnd(names)}  ${cells(columns)}`,
    ...rows.map(
      (row) => `${row.name.padEnd(names)}  ${cells(row.values)}${isOver(row) ? '  ← over budget' : ''}`,
    ),
  ].join('\n');
}

export function asMarkdown({ title, columns, rows }) {
  const [processor] = cpus();
  return [
    `${title}. ${cpus().length} × ${processor?.model.trim() ?? 'a processor'}, ${Math.round(totalmem() / 2 ** 30)} GB, Node ${process.versions.node},`,
    `${new Date().toISOString().slice(0, 10)}.`,
    '',
    `| | ${columns.join(' | ')} |`,
    `|---|${columns.map(() => '---:|').join('')}`,
    ...rows.map((row) => `| ${isOver(row) ? `**${row.name}**` : row.name} | ${row.values.join(' | ')} |`),
  ].join('\n');
}
