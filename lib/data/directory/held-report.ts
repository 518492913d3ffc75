/** What a process holds back of a table (`held_back` in `…_held_back.sql`). Times are timestamps. */
export interface HeldRow {
  table_name: string;
  what: string;
  gone: number;
  shown: number;
  remaining: number;
  examples: string | null;
  since: string;
  until: string | null;
}

/** What a process has come to hold back, what is back, and whether all that any process holds back is meant to be gone. */
export interface HeldReport {
  held: readonly HeldRow[];
  back: readonly Pick<HeldRow, 'table_name' | 'what'>[];
  release: boolean;
}
