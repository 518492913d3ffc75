import type { DirectoryRows } from '@/lib/data/directory/rows';
import { TABLE_NAMES, toRow } from '@/lib/data/directory/tables';
import { DirectoryKeeper } from '@/lib/directory/refresh/directory-keeper';
import type { Copies } from '@/lib/directory/refresh/source';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { FakeClock, FakeCopies, FakeDatabase } from './fake-database';

/** Returns a row of `car_wash_locations` with these columns. */
export function providerRow(id: number, columns: Partial<ProviderRow> = {}): ProviderRow {
  return { ...toRow('car_wash_locations', { id, business_name: `Wash ${id}` })!, ...columns };
}

/** Returns rows of a directory with so many providers, with ids from 1. */
export function rowsWith(providers: number, more: Partial<DirectoryRows> = {}): DirectoryRows {
  const empty = Object.fromEntries(TABLE_NAMES.map((table) => [table, []])) as unknown as DirectoryRows;
  const rows = Array.from({ length: providers }, (_, index) => providerRow(index + 1));
  return { ...empty, car_wash_locations: rows, ...more };
}

/** Returns a keeper on a database, and what tests move it with. */
export function keeperOn(database: FakeDatabase, copies: Copies = new FakeCopies()) {
  const clock = new FakeClock();
  const keeper = new DirectoryKeeper({ source: database, clock, copies, imageHosts: [] });
  /** Lets so many milliseconds pass; returns what a request then gets, and after how many more, at most 20,000. */
  const request = async (later = 0): Promise<{ providers: number | undefined; after: number }> => {
    if (later > 0) await clock.advance(later);
    const startedAt = clock.now();
    let providers: number | undefined;
    let isAnswered = false;
    void keeper.get().then(
      (directory) => ((isAnswered = true), (providers = directory.providers.length)),
      () => (isAnswered = true),
    );
    for (let waited = 0; waited <= 20_000; waited += 250) {
      await clock.advance(waited === 0 ? 0 : 250);
      if (isAnswered) return { providers, after: clock.now() - startedAt };
    }
    return { providers, after: Infinity };
  };
  return { clock, keeper, request };
}

/** Starts a process on a database with these rows, which its first request has read. */
export async function startOn(rows = rowsWith(3), options?: { isCounted?: boolean }) {
  const database = new FakeDatabase(rows, options);
  const kept = keeperOn(database);
  await kept.request();
  database.reads = [];
  return { database, ...kept };
}

/** Returns the events that are logged from now on, without their texts. */
export function loggedEvents(): { event: string; facts: Record<string, unknown> }[] {
  const events: { event: string; facts: Record<string, unknown> }[] = [];
  jest.spyOn(console, 'info').mockImplementation((line: string) => {
    const [, event = '', facts = '{}'] = /^\w+ (\S+) (.*)$/s.exec(line) ?? [];
    events.push({ event, facts: JSON.parse(facts) as Record<string, unknown> });
  });
  return events;
}
