import type { PROBLEM_TYPES } from '../../domain/problem-types';
import type { SubmittedListing } from '../../domain/submitted-listing';
import type { ListingComparison } from '../compare-listing';
import type { ValidatedWords, WordsToValidate } from '../validate-staff-words';
import type { StaffSummary } from './staff-summary';

/** What the database hands out to be computed, with what is stored of it (`work_of_site` in `…_provider_readings.sql`). */
export interface StaffInputs {
  /** The number of writes so far. */
  edition: number;
  /** The state of the tables and the process of the last write; see `Results`. */
  version: number;
  lastChange: number;
  startedAt: number;
  /** The hash and the number of errors of each stored reading, by the id of its provider. */
  readings: Readonly<Record<string, readonly [hash: string, errors: number]>>;
  /** What stood in the field of the phone of each provider before. */
  formerPhones: Readonly<Record<string, readonly string[]>>;
  /** The open listings that are to be compared (`listings_to_compare` in `…_moderation.sql`). */
  listings: readonly WaitingListing[];
  /** Rows of staff that wait to be judged (`words_to_judge` in `…_words.sql`). */
  toJudge: WordsToValidate;
}

/** A listing, and what is stored of its comparison. */
interface WaitingListing extends SubmittedListing, Pick<ListingComparison, 'duplicates' | 'missing'> {
  id: string;
  /** Tells what was compared from what staff have made of it meanwhile. */
  of: string;
}

export interface ComparedListing extends ListingComparison, Pick<WaitingListing, 'id' | 'of'> {}

/** What differs from what is stored. */
export interface Differences {
  readings: readonly StaffSummary[];
  /** The ids of providers that are gone. */
  removed: readonly number[];
  listings: readonly ComparedListing[];
  judged: ValidatedWords;
  problems: {
    /** The number of all problems. */
    total: number;
    /** The number of errors that came since the last write. */
    newErrors: number;
  };
}

/** What the site writes back (`write_back` in `…_provider_readings.sql`). */
export interface Results extends Differences {
  /** The edition that it was compared with: nothing is written if somebody else has written since. */
  edition: number;
  /** The state of the tables, as they were read (`TablesVersion`): older rows never overwrite what newer ones mean. */
  version: number;
  lastChange: number;
  /** When the process started: of the same rows, the process that started last knows the newest rules. Milliseconds since 1970. */
  startedAt: number;
  /** When the rows were read, as a timestamp. */
  readAt: string;
  problemTypes: typeof PROBLEM_TYPES;
  /** From what all was written, which only the last request of a write says. */
  writtenAs: string | null;
}

/** The database, or what stands for it in tests. */
export interface StaffTables {
  readInputs: () => Promise<StaffInputs>;
  /** Returns the new edition; null if nothing was written because what is stored is newer. */
  write: (results: Results) => Promise<number | null>;
}
