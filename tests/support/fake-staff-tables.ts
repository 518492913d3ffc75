import type { StaffSummary } from '@/lib/directory/write-back/staff-summary';
import type { Results, StaffInputs, StaffTables } from '@/lib/directory/write-back/staff-tables';

/** Stands for the database, as results are written back to it. */
export class FakeStaffTables implements StaffTables {
  work: StaffInputs = {
    edition: 0,
    version: 0,
    lastChange: 0,
    startedAt: 0,
    readings: {},
    formerPhones: {},
    listings: [],
    toJudge: { words: [], places: [] },
  };
  readonly stored = new Map<number, StaffSummary>();
  /** What was last written of listings. */
  compared: Results['listings'] = [];
  /** What was asked for and written, in order. */
  calls: string[] = [];
  /** What every call fails with. */
  failure: Error | undefined;
  /** Called before a write. */
  onWrite: () => void = () => undefined;
  newErrors = 0;
  /** Called with what all was written from. */
  onWritten: (writtenAs: string) => void = () => undefined;

  readInputs = async () => {
    this.#answer('work');
    const readings = [...this.stored].map(([id, { hash, errors }]) => [id, [hash, errors] as const] as const);
    return { ...this.work, readings: Object.fromEntries(readings) };
  };

  write = async (results: Results) => {
    this.onWrite();
    this.#answer(`${results.readings.length} readings, ${results.removed.length} removed`);
    const { edition, version, lastChange, startedAt } = results;
    if (edition !== this.work.edition) return null;
    this.work = { ...this.work, edition: edition + 1, version, lastChange, startedAt };
    for (const reading of results.readings) this.stored.set(reading.provider_id, reading);
    for (const id of results.removed) this.stored.delete(id);
    this.newErrors += results.problems.newErrors;
    if (results.listings.length > 0) this.compared = results.listings;
    if (results.writtenAs !== null) this.onWritten(results.writtenAs);
    return edition + 1;
  };

  #answer(call: string): void {
    this.calls.push(call);
    if (this.failure) throw this.failure;
  }
}
