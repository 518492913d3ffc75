import { COLUMNS } from './columns.mjs';
import { cellText, writtenCell } from './read-row.mjs';

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
  const batch = await forgiveUnchanged(rows, database);
  const asked = batch
    .filter(({ problems }) => problems.length === 0)
    .map(({ line, id, values }) => ({ line, id, values }));
  const matches = asked.length > 0 ? await database.call('match_import', { rows: asked }) : [];
  const byLine = new Map(matches.map((match) => [match.line, match]));
  return batch.map((row) =>
    row.problems.length > 0 ? { ...row, action: 'refused' } : decide(row, byLine.get(row.line), seen),
  );
}

/** An unchanged cell writes nothing, so its value may be one that an import would otherwise reject. */
async function forgiveUnchanged(batch, database) {
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
      return !provider || value !== cellText(writtenCell(provider[column]));
    }),
  }));
}

function decide(row, match, seen) {
  const compared = { ...row, name: row.name || match.name, target: match.id, changes: match.changes };
  if (match.action === 'refused' || match.action === 'doubtful')
    return {
      ...compared,
      action: match.action,
      problems: [{ column: 'id', value: '', sentence: doubtSentence(match) }],
    };
  const signs = Object.entries({ ...match.signs, provider: match.id }).filter(([, value]) => value !== null);
  // An explicit id overrides any resemblance.
  const repeated = signs
    .filter(([sign]) => !row.id || (row.id !== 'new' && sign === 'provider'))
    .find((sign) => seen.has(sign.join(' ')));
  if (repeated) {
    const sentence = repeatSentence(repeated[0], seen.get(repeated.join(' ')));
    return { ...compared, action: 'doubtful', problems: [{ column: 'id', value: '', sentence }] };
  }
  for (const sign of signs) if (!seen.has(sign.join(' '))) seen.set(sign.join(' '), row.line);
  const problems = (match.problems ?? []).map(({ field, value, meaning }) => ({
    column: field,
    value: value ?? '',
    sentence: meaning,
  }));
  return { ...compared, action: match.action, problems };
}

/** The values that a row writes: all of a new provider, or the differences. */
export function valuesToWrite({ action, values, changes }) {
  if (action === 'new') return values;
  return Object.fromEntries(Object.entries(changes).map(([column, [, value]]) => [column, value]));
}

const SIGNS = { phone: 'phone', website: 'website', name: 'name and place' };

/** Explains why the provider of a row is uncertain. */
function doubtSentence({ reason, foundBy, id, name }) {
  const how = 'Put its number into a column "id", or "new" if it is another one.';
  const by = Object.entries(foundBy ?? {})
    .map(([sign, ids]) =>
      `by ${SIGNS[sign]} ${ids.length > 1 ? 'one of' : ''} ${ids.join(', ')}`.replace('  ', ' '),
    )
    .join('; ');
  if (reason === 'unknown') return `There is no provider with this id.`;
  if (reason === 'elsewhere')
    return `Its ${Object.keys(foundBy).join(' and ')} is that of ${id} (${name}), which has another name in another area. ${how}`;
  if (reason === 'several') return `It may be several providers: ${by}. ${how}`;
  return `Its signs are those of different providers: ${by}. ${how}`;
}

/** Explains which earlier row of the file a row resembles. */
function repeatSentence(sign, line) {
  return `It has the same ${SIGNS[sign] ?? 'provider'} as line ${line}, which is taken. Put "new" into a column "id" if it is another provider.`;
}
