import type { CarSize } from './car';
import type { SeasonKind } from './dated-hours';
import type { Locale } from './locales';
import type { FactCheck } from './provider';
import type { ReviewCount, Stars } from './review';

/** What a column of a stored table holds. What is empty, missing or of another type is null, "" or an empty list. */
export interface ColumnTypes {
  text: string | null;
  number: number | null;
  boolean: boolean | null;
  texts: string[] | null;
  /** Never null. */
  requiredText: string;
  /** The database has one in every row. */
  requiredNumber: number;
  requiredTexts: string[];
  car: CarSize | null;
  language: Locale | null;
  source: FactCheck['source'];
  season: SeasonKind;
  stars: Stars;
  counts: ReviewCount[];
}

/** The columns of a table that we know. */
export type Columns = Readonly<Record<string, keyof ColumnTypes>>;

/** A row of a table, as stored. */
export type RowOf<Known extends Columns> = { -readonly [Column in keyof Known]: ColumnTypes[Known[Column]] };
