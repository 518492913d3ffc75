import { isTemporarilyClosed } from '@/lib/domain/closure';
import type { ProviderRow } from '@/lib/domain/provider-row';
import type { BusinessState } from '../read/business-state';
import { shownName } from '../read/columns';
import type { ImportRow } from '../read/read-file';
import { quote } from '../read/schemas';
import type { Match } from './match';
import type { Compared, SkippedRow } from './outcome';

type StoredClosure = Pick<ProviderRow, 'closed_on' | 'closed_from' | 'closed_until'>;

const NOT_CLOSED: StoredClosure = { closed_on: null, closed_from: null, closed_until: null };

/** Returns why a business that the directory does not have is not added; undefined if it is. */
export function notAdded({ state }: ImportRow): SkippedRow | undefined {
  if (state.state === 'open' || state.state === 'paused') return undefined;
  if (state.state === 'unclear') return ['doubtful', unclearMessage(state), state.column];
  return ['closed', `It is ${state.reason}, so it is not added.`, state.column];
}

/** Returns why a known provider is not changed by what the file says of its state; undefined if it is. */
export function doubtOfState(
  { state, values }: ImportRow,
  { foundBy }: Match,
  existing: ProviderRow,
): SkippedRow | undefined {
  const said = `The file says that ${existing.id} (${existing.business_name}) is ${state.reason}`;
  if (state.state === 'unclear') return ['doubtful', unclearMessage(state), state.column];
  if (state.state === 'future' || state.state === 'unpublished')
    return ['doubtful', `${said}. Nothing is changed.`, state.column];
  // A business that moved left a closed one of its name and phone.
  const isElsewhere = foundBy && !foundBy.name && !foundBy.source && values.address;
  if (!isElsewhere || state.state === 'open') return undefined;
  const advice = 'If it means this provider, enter its number in a column "provider_id".';
  return ['doubtful', `${said}, but at another address. ${advice}`, state.column];
}

const unclearMessage = ({ column = '', value = '' }: BusinessState) =>
  `${quote(value)} (${shownName(column)}) does not say whether the business is open. Write open, temporarily closed or closed, or ignore the column: --map 'its name='`;

/** Adds what the file says of closures to what a row writes, and says what it does not change. */
export function withClosure(
  compared: Compared,
  { state, notes }: ImportRow,
  existing: ProviderRow | undefined,
  today: string,
): Compared {
  const stored = existing ?? NOT_CLOSED;
  const closure = state.state === 'paused' && !stored.closed_on ? closureAfter(stored, state, today) : {};
  if (!existing) return { ...compared, values: { ...compared.values, ...closure } };
  if (state.state === 'closed') {
    const changes = stored.closed_on
      ? undefined
      : { closed_on: [null, state.since ?? today] as [null, string] };
    return { ...compared, action: changes ? 'changed' : 'same', changes, problems: notes };
  }
  if (state.state === 'paused' && !stored.closed_on) {
    const days = Object.entries(closure).filter(
      ([column, day]) => day !== stored[column as keyof StoredClosure],
    );
    const changed = days.map(([column, day]) => [column, [stored[column as keyof StoredClosure], day]]);
    const changes = { ...compared.changes, ...Object.fromEntries(changed) };
    return { ...compared, action: Object.keys(changes).length > 0 ? 'changed' : 'same', changes };
  }
  if (!state.column || !(stored.closed_on || isPaused(stored, today))) return compared;
  const how = stored.closed_on
    ? 'closed: if it has reopened, clear closed_on'
    : 'temporarily closed: if it has reopened, clear closed_from and closed_until';
  const message = `The file says that it is ${state.reason}, and the directory that it is ${how}.`;
  return {
    ...compared,
    problems: [{ column: state.column, value: state.value ?? '', message }, ...compared.problems],
  };
}

const isPaused = ({ closed_from: closedFrom, closed_until: closedUntil }: StoredClosure, day: string) =>
  isTemporarilyClosed({ closedFrom, closedUntil }, day);

/**
 * Returns the days of the closure that a provider has after a file's; none if it stays: what the file leaves open is kept where it
 * fits, and a closure that the directory knows is not replaced by one without days.
 */
function closureAfter(
  stored: StoredClosure,
  { from, until }: BusinessState,
  today: string,
): Partial<StoredClosure> {
  if (!from && !until && isPaused(stored, today)) return {};
  const first = from ?? (until ? '' : today);
  const last = until ?? '';
  return {
    closed_from: first || (stored.closed_from && stored.closed_from <= last ? stored.closed_from : null),
    closed_until: last || (stored.closed_until && stored.closed_until >= first ? stored.closed_until : null),
  };
}
