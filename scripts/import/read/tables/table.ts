/** A line of a file: its number, and its cells as a program wrote them. */
export interface Line {
  line: number;
  cells: readonly unknown[];
}

/** A file as a table, the line with the names of the columns among the first. */
export interface SourceTable {
  /** Its format, in words. */
  description: string;
  remarks?: string[];
  /** Whether its first line is that of the names, without a title above it. */
  startsWithNames?: true;
  /** Reads the lines from the start. */
  lines: () => AsyncIterable<Line> | Iterable<Line>;
}
