import { dubaiDay } from '@/lib/domain/closure';
import { stayingProviders } from '@/lib/domain/merged';
import { parsePhones } from '@/lib/domain/parse-phones';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { positionKey, websiteKey } from '@/lib/domain/same-business';
import { withCredit } from '@/lib/domain/source-credit';
import { cellText, escapeCell } from '../read/cells';
import type { ImportRow, OpenedFile } from '../read/read-file';
import type { RowProblem } from '../read/read-row';
import { quote } from '../read/schemas';
import type { ChangedColumn } from './changes';
import { doubtOfState, notAdded, withClosure } from './closures';
import { type KnownProviders, type Match, Matcher } from './match';
import type { Compared, SkippedRow } from './outcome';
import { Repeats } from './repeats';

/**
 * Compares the rows of a file with the directory and with earlier rows of the file.
 * @param source a file opened by `openSource`
 */
export async function* compareRows(source: OpenedFile, directory: KnownProviders): AsyncGenerator<Compared> {
  const moment = new Date();
  const { trustsIds, idName = 'provider_id', credit } = source.mapping;
  const shared = await findShared(source);
  const matcher = new Matcher(directory, { trustsIds, idName, shared, moment });
  const repeats = new Repeats();
  const present = new Set<string>();
  for await (const read of source.rows()) {
    const row = withoutSharedId(withoutUnchanged(read, matcher), shared);
    if (read.sourceId !== undefined) present.add(read.sourceId);
    yield row.problems.length > 0
      ? unmatched(row)
      : decide(row, matcher.match(row), { repeats, idName, credit, today: dubaiDay(moment.getTime()) });
  }
  yield* vanished(directory, present);
}

/** Returns the providers that the last file of the source had, and this one has not: nothing is done about them. */
function* vanished({ rows, sources }: KnownProviders, present: ReadonlySet<string>): Generator<Compared> {
  const last = [...sources.values()]
    .map(({ lastSeen }) => lastSeen)
    .sort()
    .at(-1);
  const staying = stayingProviders(rows);
  const ofSource = [...sources].flatMap(([sourceId, { providers, lastSeen }]) =>
    providers.map((provider) => ({ sourceId, lastSeen, provider: staying.get(provider) ?? provider })),
  );
  const seen = new Set(ofSource.flatMap(({ sourceId, provider }) => (present.has(sourceId) ? provider : [])));
  const idOf = new Map(
    ofSource.flatMap(({ sourceId, lastSeen, provider }) =>
      lastSeen === last && !seen.has(provider) ? [[provider, sourceId] as const] : [],
    ),
  );
  for (const { id, business_name: name, closed_on: closedOn } of rows) {
    const value = idOf.get(id);
    if (value === undefined || closedOn !== null) continue;
    const message = `The last file of this source had it (provider ${id}), this one has not. Nothing is changed: find out whether it has closed.`;
    yield {
      line: 0,
      name,
      action: 'vanished',
      target: id,
      problems: [{ column: 'source_id', value, message }],
    };
  }
}

/** Ignores an id of the source that several businesses of the file have. */
function withoutSharedId(row: ImportRow, shared: ReadonlySet<string>): ImportRow {
  const value = row.sourceId;
  if (value === undefined || !shared.has(idKey(value))) return row;
  const message = 'Several businesses of the file have this id, so it identifies none of them.';
  return { ...row, sourceId: undefined, notes: [...row.notes, { column: 'source_id', value, message }] };
}

const idKey = (sourceId: string) => `id ${sourceId}`;

/** Returns the phones and websites that rows with different addresses have in common, and the positions and ids of several names. */
async function findShared(source: OpenedFile): Promise<Set<string>> {
  const addresses = new Map<string, string>();
  const shared = new Set<string>();
  for await (const { values, sourceId } of source.rows()) {
    const note = (key: string | null, owner: string | null | undefined) => {
      if (key === null || !owner) return;
      const other = addresses.get(key);
      if (other === undefined) addresses.set(key, owner.toLowerCase());
      else if (other !== owner.toLowerCase()) shared.add(key);
    };
    for (const phone of parsePhones(values.phone ?? null)) note(phone, values.address);
    note(websiteKey(values.website ?? null), values.address);
    note(positionKey(values), values.business_name);
    if (sourceId !== undefined) note(idKey(sourceId), values.business_name);
  }
  return shared;
}

/** Ignores problems of unchanged cells of a known provider, since these write nothing. */
function withoutUnchanged(row: ImportRow, matcher: Matcher): ImportRow {
  const stored = row.id !== undefined && row.problems.length > 0 ? matcher.find(row.id) : undefined;
  if (!stored) return row;
  const isUnchanged = ({ column, value }: RowProblem) =>
    column !== '' && column !== 'id' && value === cellText(escapeCell(stored[column as ChangedColumn]));
  return { ...row, problems: row.problems.filter((problem) => !isUnchanged(problem)) };
}

/** Decides on a row that is not compared, because it has problems. */
function unmatched({ line, name, state, other, problems, notes }: ImportRow): Compared {
  const isGone = state.state === 'closed' || state.state === 'future' || state.state === 'unpublished';
  if (!other && !isGone) return { line, name, action: 'refused', problems: [...problems, ...notes] };
  const message = `This is ${other ?? state.reason}, so it is not added.`;
  return {
    line,
    name,
    action: other ? 'other' : 'closed',
    problems: [{ column: '', value: '', message }, ...problems, ...notes],
  };
}

interface Context {
  repeats: Repeats;
  /** Their name of the column of ids. */
  idName: string;
  credit: string | undefined;
  today: string;
}

/** Decides what an import does with a row. */
function decide(row: ImportRow, match: Match, { repeats, idName, credit, today }: Context): Compared {
  const { line, values, notes } = row;
  const { existing, changes, kept } = match;
  const compared = {
    line,
    name: row.name || existing?.business_name,
    target: match.refusal ? undefined : existing?.id,
    sourceId: row.sourceId,
    kept: kept.length,
  };
  const refusal =
    match.refusal ??
    otherBusiness(row, match) ??
    (existing ? doubtOfState(row, match, existing) : (notAdded(row) ?? unreachable(match)));
  const repeated = refusal ? undefined : repeats.refusalOf(row, match, idName);
  if (refusal ?? repeated) {
    const [action, message, column = 'id'] = (refusal ?? repeated)!;
    if (repeated) compared.target = undefined;
    return { ...compared, action, problems: [{ column, value: valueIn(row, column), message }, ...notes] };
  }
  const problems = [
    ...match.problems,
    ...kept.map((column) => keptProblem(row, column, existing)),
    ...notesOf(match),
    ...notes,
  ];
  const action = existing ? (changes ? 'changed' : 'same') : 'new';
  const decided = withClosure(
    {
      ...compared,
      action,
      values: match.address === undefined ? values : { ...values, address: match.address },
      changes: changes ?? undefined,
      problems,
    },
    row,
    existing,
    today,
  );
  return credit === undefined ? decided : withSourceCredit(decided, credit, existing?.source_credit ?? null);
}

/** Adds whom the licence of the file wants to be named to what a row writes; a row that writes nothing takes nothing from the file. */
function withSourceCredit(compared: Compared, credit: string, stored: string | null): Compared {
  const credits = withCredit(stored, credit);
  if (compared.action === 'new')
    return { ...compared, values: { ...compared.values, source_credit: credits } };
  if (compared.action !== 'changed' || credits === stored) return compared;
  return { ...compared, changes: { ...compared.changes, source_credit: [stored, credits] } };
}

function valueIn(row: ImportRow, column: string): string {
  if (column === 'latitude') return `${row.values.latitude}, ${row.values.longitude}`;
  if (column === row.state.column) return row.state.value ?? '';
  return String((column === 'id' ? row.id : row.values[column as ChangedColumn]) ?? '');
}

function keptProblem(
  { values }: ImportRow,
  column: ChangedColumn,
  existing: ProviderRow | undefined,
): RowProblem {
  const message = `This cannot be understood, but what is listed can, so ${quote(String(existing?.[column]))} is kept. To replace it anyway, change it in the table.`;
  return { column, value: String(values[column] ?? ''), message };
}

/** Returns what staff should know of a row that is imported. */
function notesOf({ address, isRenamed, existing }: Match): RowProblem[] {
  const notes: RowProblem[] = [];
  if (address !== undefined)
    notes.push({
      column: 'address',
      value: address,
      message: 'The file has no address: this is the area of the coordinates.',
    });
  if (isRenamed)
    notes.push({
      column: 'business_name',
      value: `${existing?.business_name}, ${existing?.phone}`,
      message: 'The source has another name and phone for this id, perhaps of a new owner. It is changed.',
    });
  return notes;
}

function otherBusiness({ other }: ImportRow, { existing }: Match): SkippedRow | undefined {
  return other && !existing ? ['other', `This is ${other}, so it is not added.`] : undefined;
}

/** A business that nobody could find or reach is not added: its file was not understood, perhaps. */
function unreachable({ given: { provider } }: Match): SkippedRow | undefined {
  const { emirates, area, place, phones, chatName, website } = provider;
  if (emirates.length > 0 || area || place || phones.length > 0 || chatName || website) return undefined;
  return [
    'refused',
    'Besides its name, nothing that places or reaches it was understood: address, coordinates, phone, WhatsApp or website.',
    'business_name',
  ];
}
