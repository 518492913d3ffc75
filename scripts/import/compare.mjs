import { COLUMNS } from './columns.mjs';
import { cellText, escapeCell } from './read-row.mjs';

/**
 * Compares rows with the directory, in batches, and with earlier rows of the file.
 * @yields batches of rows, each with its `action` (new, changed, same, doubtful, refused) and its `problems`
 */
export async function* compareRows(rows, database, size) {
  const seen = new Map();
  let batch = [];
  for await (const row of rows) {
    batch.push(row);
    if (batch.length < size) continue;
    yield await compareBatch(batch, database, seen);
    batch = [];
  }
  if (batch.length > 0) yield compareBatch(batch, database, seen);
}

async function compareBatch(rows, database, seen) {
  const batch = await ignoreUnchanged(rows, database);
  const valid = batch
    .filter(({ problems }) => problems.length === 0)
    .map(({ line, id, values }) => ({ line, id, values }));
  const matches = valid.length > 0 ? await database.call('match_import', { rows: valid }) : [];
  const byLine = new Map(matches.map((match) => [match.line, match]));
  return batch.map((row) =>
    row.problems.length > 0 ? { ...row, action: 'refused' } : decide(row, byLine.get(row.line), seen),
  );
}

/** Ignores problems of unchanged cells, since these write nothing. */
async function ignoreUnchanged(batch, database) {
  const ids = batch
    .filter(({ id, problems }) => problems.length > 0 && id && id !== 'new')
    .map(({ id }) => id);
  if (ids.length === 0) return batch;
  const stored = await database.rows((client) =>
    client.from('car_wash_locations').select(COLUMNS.join(',')).in('id', ids),
  );
  const byId = new Map(stored.map((provider) => [String(provider.id), provider]));
  return batch.map((row) => ({
    ...row,
    problems: row.problems.filter(({ column, value }) => {
      const provider = column && column !== 'id' && byId.get(row.id);
      return !provider || value !== cellText(escapeCell(provider[column]));
    }),
  }));
}

function decide(row, match, seen) {
  const compared = { ...row, name: row.name || match.name, target: match.id, changes: match.changes };
  if (match.action === 'refused' || match.action === 'doubtful')
    return {
      ...compared,
      action: match.action,
      problems: [{ column: 'id', value: '', message: doubtMessage(match) }],
    };
  const keys = Object.entries({ ...match.keys, provider: match.id }).filter(([, value]) => value !== null);
  // An explicit id takes precedence over similarity.
  const repeated = keys
    .filter(([key]) => !row.id || (row.id !== 'new' && key === 'provider'))
    .find((key) => seen.has(key.join(' ')));
  if (repeated) {
    const message = repeatMessage(repeated[0], seen.get(repeated.join(' ')));
    return { ...compared, action: 'doubtful', problems: [{ column: 'id', value: '', message }] };
  }
  for (const key of keys) if (!seen.has(key.join(' '))) seen.set(key.join(' '), row.line);
  const problems = (match.problems ?? []).map(({ field, value, meaning }) => ({
    column: field,
    value: value ?? '',
    message: meaning,
  }));
  return { ...compared, action: match.action, problems };
}

/** Returns the values that a row writes: all of a new provider, or the changed ones. */
export function valuesToWrite({ action, values, changes }) {
  if (action === 'new') return values;
  return Object.fromEntries(Object.entries(changes).map(([column, [, value]]) => [column, value]));
}

const MATCH_KEYS = { phone: 'phone', website: 'website', name: 'name and place' };

/** Explains why a row matches no single provider. */
function doubtMessage({ reason, foundBy, id, name }) {
  const advice = 'Enter its number in a column "id", or "new" if it is a new provider.';
  const by = Object.entries(foundBy ?? {})
    .map(([key, ids]) => `${ids.join(' or ')} by ${MATCH_KEYS[key]}`)
    .join('; ');
  if (reason === 'unknown') return 'There is no provider with this id.';
  if (reason === 'elsewhere')
    return `Its ${Object.keys(foundBy).join(' and ')} is that of ${id} (${name}), which has another name and area. ${advice}`;
  if (reason === 'several') return `It matches several providers: ${by}. ${advice}`;
  return `Its details match different providers: ${by}. ${advice}`;
}

/** Explains which earlier row of the file a row duplicates. */
function repeatMessage(key, line) {
  return `It has the same ${MATCH_KEYS[key] ?? 'provider'} as line ${line}, which is imported. If it is another provider, enter "new" in a column "id".`;
}
