import type { ProviderRow } from './provider-row';

/** The longest chain of merged providers that is followed. */
const MAX_STEPS = 5;

/**
 * Returns the number of the provider that stays, by the number of each that was merged into it, directly or over others (product rule
 * 2.34). Circles and longer chains, which the database refuses, lead nowhere.
 */
export function stayingProviders(
  rows: readonly Pick<ProviderRow, 'id' | 'merged_into'>[],
): Map<number, number> {
  const next = new Map(
    rows.flatMap(({ id, merged_into: into }) => (into === null ? [] : [[id, into] as const])),
  );
  const staying = new Map<number, number>();
  for (const id of next.keys()) {
    let last = id;
    for (let step = 0; step < MAX_STEPS && next.has(last); step += 1) last = next.get(last)!;
    if (!next.has(last)) staying.set(id, last);
  }
  return staying;
}
