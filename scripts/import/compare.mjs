import { closureAfter, isClosedOn } from './business-state.mjs';
import { cellText, dubaiToday, escapeCell } from './cells.mjs';
import { COLUMNS, shownName } from './columns.mjs';
import { quote } from './schemas.mjs';

const CONTACTS_BATCH = 5_000;

/**
 * Compares the rows of a file with the directory, in batches, and with earlier rows of the file.
 * @param source a file opened by `openSource`
 * @yields batches of rows, each with its `action` (new, changed, same, doubtful, closed, other, refused) and its `problems`
 */
export async function* compareRows(source, database, size) {
  const context = {
    database,
    ...source.mapping,
    seen: new Map(),
    shared: await findShared(source, database),
  };
  for await (const batch of inBatches(source.rows(), size)) yield await compareBatch(batch, context);
}

async function* inBatches(rows, size) {
  let batch = [];
  for await (const row of rows) {
    if (batch.push(row) < size) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}

/** Returns the phones and websites that rows with different addresses have in common. */
async function findShared(source, database) {
  const addresses = new Map();
  for await (const batch of inBatches(source.rows(), CONTACTS_BATCH)) {
    const rows = batch.map(({ line, values: { phone, website } }) => ({ line, values: { phone, website } }));
    const contacts = await database.call('import_contacts', { rows });
    const addressOf = new Map(batch.map(({ line, values }) => [line, values.address?.toLowerCase()]));
    for (const { line, contacts: keys } of contacts)
      for (const key of keys)
        if (addressOf.get(line))
          addresses.set(key, (addresses.get(key) ?? new Set()).add(addressOf.get(line)));
  }
  return [...addresses].filter(([, { size }]) => size > 1).map(([key]) => key);
}

async function compareBatch(rows, context) {
  const batch = await ignoreUnchanged(rows, context.database);
  const valid = batch
    .filter(({ problems }) => problems.length === 0)
    .map(({ line, id, values, raw }) => ({ line, id, values, raw }));
  const { trustsIds: trusts_ids, shared } = context;
  const matches =
    valid.length > 0 ? await context.database.call('match_import', { rows: valid, trusts_ids, shared }) : [];
  const byLine = new Map(matches.map((match) => [match.line, match]));
  return batch.map((row) => decide(row, byLine.get(row.line), context));
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

/** Decides what an import does with a row. */
function decide(row, match, context) {
  if (!match) return { ...row, ...withoutMatch(row) };
  const compared = { ...row, name: row.name || match.name, target: match.id, changes: match.changes };
  const end = (action, message, column = 'id') => ({
    ...compared,
    action,
    problems: [{ column, value: row[column] ?? '', message }, ...row.notes],
  });
  if (match.reason === 'abroad') {
    const { latitude, longitude, [match.abroad]: value } = row.values;
    const place = match.abroad === 'latitude' ? `${latitude}, ${longitude}` : value;
    return end('refused', `${quote(place)} is not in the UAE.`, match.abroad);
  }
  if (match.action === 'refused' || match.action === 'doubtful')
    return end(match.action, doubtMessage(match, row, context));
  if (row.other && !match.id) return end('other', `This is ${row.other}, so it is not added.`);
  const unsure = match.id ? doubtOfState(row, match) : notAdded(row);
  if (unsure) return end(...unsure);
  const repeated = findRepeat(row, match, context.seen);
  if (repeated) return end('doubtful', repeatMessage(...repeated, context));
  const problems = (match.problems ?? []).map(({ field, value, meaning }) => ({
    column: field,
    value: value ?? '',
    message: meaning,
  }));
  const kept = (match.kept ?? []).map((column) => ({
    column,
    value: row.values[column] ?? '',
    message:
      'This cannot be understood, but what is listed can, so it is kept. To replace it anyway, change it in the table.',
  }));
  return withClosure(compared, match, [...problems, ...kept, ...row.notes]);
}

/** Decides on a row that was not compared, because it has problems. */
function withoutMatch({ state, other, problems, notes }) {
  const [action, reason] = other ? ['other', other] : ['closed', state.reason];
  if (!other && !['closed', 'future', 'unpublished'].includes(state.is))
    return { action: 'refused', problems: [...problems, ...notes] };
  return {
    action,
    problems: [
      { column: '', value: '', message: `This is ${reason}, so it is not added.` },
      ...problems,
      ...notes,
    ],
  };
}

/** Says why a business that the directory does not have is not added: [action, message, column]; undefined if it is. */
function notAdded({ state }) {
  if (state.is === 'open' || state.is === 'paused') return undefined;
  if (state.is === 'unclear') return ['doubtful', unclearMessage(state), state.column];
  return ['closed', `It is ${state.reason}, so it is not added.`, state.column];
}

/** Says why a known provider is not changed by what the file says of its state. */
function doubtOfState({ state, values }, match) {
  const provider = `${match.id} (${match.name})`;
  if (state.is === 'unclear') return ['doubtful', unclearMessage(state), state.column];
  if (state.is === 'future' || state.is === 'unpublished')
    return [
      'doubtful',
      `The file says that ${provider} is ${state.reason}. Nothing is changed.`,
      state.column,
    ];
  // A business that moved left a closed one of its name and phone.
  const isElsewhere = match.foundBy && !match.foundBy.name && values.address;
  if (isElsewhere && ['closed', 'paused'].includes(state.is))
    return [
      'doubtful',
      `The file says that ${provider} is ${state.reason}, but at another address. If it means this provider, enter its number in a column "provider_id".`,
      state.column,
    ];
  return undefined;
}

const unclearMessage = ({ column, value }) =>
  `${quote(value)} (${shownName(column)}) does not say whether the business is open. Write open, temporarily closed or closed, or ignore the column: --map 'its name='`;

/** Adds what the file says of closures to the changes of a row, and says what it does not change. */
function withClosure(row, match, problems) {
  const { state, values } = row;
  const stored = match.closure ?? { closed_on: null, closed_from: null, closed_until: null };
  if (!match.id) {
    const closure = state.is === 'paused' ? closureAfter(stored, state) : {};
    return { ...row, action: match.action, values: { ...values, ...closure }, problems };
  }
  if (state.is === 'closed') {
    const changes = stored.closed_on ? undefined : { closed_on: [null, state.on ?? dubaiToday()] };
    return { ...row, action: changes ? 'changed' : 'same', changes, problems: row.notes };
  }
  if (state.is === 'paused' && !stored.closed_on) {
    const changes = { ...match.changes, ...changesTo(stored, closureAfter(stored, state)) };
    return { ...row, action: Object.keys(changes).length > 0 ? 'changed' : 'same', changes, problems };
  }
  if (state.column && (stored.closed_on || isClosedOn(stored, dubaiToday()))) {
    const how = stored.closed_on
      ? 'closed: if it has reopened, clear closed_on'
      : 'temporarily closed: if it has reopened, clear closed_from and closed_until';
    const message = `The file says that it is ${state.reason}, and the directory that it is ${how}.`;
    return {
      ...row,
      action: match.action,
      problems: [{ column: state.column, value: state.value, message }, ...problems],
    };
  }
  return { ...row, action: match.action, problems };
}

/** Returns what changes as {column: [before, after]}. */
function changesTo(stored, after = {}) {
  return Object.fromEntries(
    Object.entries(after)
      .filter(([column, day]) => day !== stored[column])
      .map(([column, day]) => [column, [stored[column], day]]),
  );
}

/**
 * Finds an earlier row about the same business and remembers this one.
 * @returns {[string, number] | undefined} what both have in common, and the line
 */
function findRepeat(row, match, seen) {
  const { id, brand, place } = match;
  const { phones, website, name } = match.keys;
  const keys = [['provider', id], ...phones.map((phone) => ['phone', phone])]
    .concat([
      ['website', website],
      ['name', name],
    ])
    .filter(([, value]) => value !== null);
  const isSame = ([key, value]) => {
    const earlier = seen.get(`${key} ${value}`);
    if (!earlier) return false;
    // Only another row of the same provider repeats one that exists; an explicit "new" repeats nothing.
    if (key === 'provider') return true;
    if (row.id || id) return false;
    const areBranches = earlier.brand === brand && earlier.place && place && earlier.place !== place;
    return key === 'name' || !areBranches;
  };
  const repeated = keys.find(isSame);
  if (repeated) return [repeated[0], seen.get(repeated.join(' ')).line];
  for (const key of keys)
    if (!seen.has(key.join(' '))) seen.set(key.join(' '), { line: row.line, brand, place });
  return undefined;
}

/** Returns the values that a row writes: all of a new provider, or the changed ones. */
export function valuesToWrite({ action, values, changes }) {
  if (action === 'new') return values;
  return Object.fromEntries(Object.entries(changes).map(([column, [, value]]) => [column, value]));
}

const MATCH_KEYS = { phone: 'phone', website: 'website', name: 'name and place' };

/** Explains why a row matches no single provider. */
function doubtMessage({ reason, foundBy, sharing, id, name }, row, { idName }) {
  const advice = `Enter its number in a column "${idName ?? 'provider_id'}", or "new" if it is a new provider.`;
  const ignore = `If these are not the ids of this directory, ignore them: --map '${idName}='`;
  const by = Object.entries(foundBy ?? {})
    .map(([key, ids]) => `${ids.join(' or ')} by ${MATCH_KEYS[key]}`)
    .join('; ');
  if (reason === 'unknown') return `There is no provider with this id. ${ignore}`;
  if (reason === 'unconfirmed')
    return `${row.id} is another business (${name}): neither name, phone nor place agree. ${ignore}`;
  if (reason === 'similar')
    return `It may be ${id} (${name}), which has nearly the same name in the same emirate, and no phone tells them apart. ${advice}`;
  if (reason === 'shared')
    return `Several providers share its phone or website, and name and area do not tell which it is: ${sharing.slice(0, 5).join(', ')}. ${advice}`;
  if (reason === 'elsewhere')
    return `Its ${Object.keys(foundBy).join(' and ')} is that of ${id} (${name}), which has another name or area. ${advice}`;
  if (reason === 'several') return `It matches several providers: ${by}. ${advice}`;
  return `Its details match different providers: ${by}. ${advice}`;
}

/** Explains which earlier row of the file a row duplicates. */
function repeatMessage(key, line, { idName }) {
  return `It has the same ${MATCH_KEYS[key] ?? 'provider'} as line ${line}, which is imported. If it is another provider, enter "new" in a column "${idName ?? 'provider_id'}".`;
}
