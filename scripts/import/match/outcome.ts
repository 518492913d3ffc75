import type { RowProblem } from '../read/read-row';

/** What an import does with a row. */
export type Action = 'new' | 'changed' | 'same' | 'doubtful' | 'closed' | 'other' | 'vanished' | 'refused';

/** What a report and a run need of a row that was compared. */
export interface Compared {
  line: number;
  name: string | null | undefined;
  action: Action;
  problems: RowProblem[];
  /** The values of a new provider. */
  values?: object;
  /** The provider that the row is about, and its id in the source of the file. */
  target?: number;
  sourceId?: string;
  /** How many facts the row has that are not understood, while those that are listed are. */
  kept?: number;
  changes?: Record<string, [before: unknown, after: unknown]>;
}

/** Why a row is skipped. */
export type SkippedRow = readonly [action: Action, message: string, column?: string];
