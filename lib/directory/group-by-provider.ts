import type { Work } from './in-chunks';

/**
 * Groups rows by provider and converts each group. Of present groups, those that consist of the same objects keep their value, and
 * all keep the map if no group has changed.
 */
export function* groupByProvider<Row extends { provider_id: number }, Value>(
  rows: readonly Row[],
  convert: (rows: readonly Row[]) => Value,
  present?: { rows: readonly Row[]; values: ReadonlyMap<number, Value> },
): Work<ReadonlyMap<number, Value>> {
  if (rows === present?.rows) return present.values;
  const groups = yield* group(rows);
  const presentGroups = present && (yield* group(present.rows));
  const values = new Map<number, Value>();
  for (const [id, members] of groups) {
    const known = presentGroups?.get(id);
    const isUnchanged =
      known?.length === members.length && members.every((row, index) => row === known[index]);
    const value = isUnchanged ? present!.values.get(id) : undefined;
    values.set(id, value ?? convert(members));
    yield;
  }
  return values;
}

function* group<Row extends { provider_id: number }>(rows: readonly Row[]): Work<Map<number, Row[]>> {
  const groups = new Map<number, Row[]>();
  for (const row of rows) {
    const members = groups.get(row.provider_id);
    if (members) members.push(row);
    else groups.set(row.provider_id, [row]);
    yield;
  }
  return groups;
}
