import { staffTexts } from '../../i18n/staff-texts';
import { compareListing } from '../compare-listing';
import type { Derived } from '../directory';
import type { Steps } from '../in-chunks';
import { validateStaffWords } from '../validate-staff-words';
import { findProblems } from './find-problems';
import { type StaffSummary, toStaffSummary } from './staff-summary';
import type { ComparedListing, Differences, StaffInputs } from './staff-tables';

interface DiffOptions {
  moment: Date;
  /** Hosts whose pictures pages may show. */
  imageHosts: readonly string[];
}

/** Returns what the site understands and is not stored for staff yet. */
export function* diffStaffTables(
  derived: Derived,
  work: StaffInputs,
  { moment, imageHosts }: DiffOptions,
): Steps<Differences> {
  const formerPhones = (id: number) => work.formerPhones[id] ?? [];
  const examined = yield* findProblems(derived, { moment, imageHosts, formerPhones });
  const texts = staffTexts(moment);
  const readings: StaffSummary[] = [];
  let total = 0;
  for (const each of examined) {
    const reading = toStaffSummary(each, texts);
    total += reading.problems.length;
    if (reading.hash !== work.readings[reading.provider_id]?.[0]) readings.push(reading);
    yield;
  }
  const ids = new Set(examined.map(({ row }) => row.id));
  const removed = Object.keys(work.readings)
    .map(Number)
    .filter((id) => !ids.has(id));
  const listings = yield* compareListings(derived, work);
  const judged = yield* validateStaffWords(derived, work.toJudge, moment);
  return {
    readings,
    removed,
    listings,
    judged,
    problems: { total, newErrors: countNewErrors(readings, work) },
  };
}

function* compareListings(derived: Derived, work: StaffInputs): Steps<ComparedListing[]> {
  const listings: ComparedListing[] = [];
  for (const listing of work.listings) {
    const { id, of, duplicates, missing } = listing;
    const compared = compareListing(listing, derived);
    const isKnown = missing !== null && compared?.duplicates === duplicates && compared.missing === missing;
    if (compared && !isKnown) listings.push({ id, of, ...compared });
    yield;
  }
  return listings;
}

/** Counts errors that came since the last write; the first one has none to compare with. */
function countNewErrors(readings: readonly StaffSummary[], { readings: stored }: StaffInputs): number {
  if (Object.keys(stored).length === 0) return 0;
  return readings.reduce((sum, { provider_id, errors }) => {
    const before = stored[provider_id]?.[1] ?? 0;
    return sum + Math.max(0, errors - before);
  }, 0);
}
