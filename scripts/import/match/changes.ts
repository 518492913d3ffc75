import { hasHours } from '@/lib/domain/dated-hours';
import type { Provider } from '@/lib/domain/provider';
import { byColumn } from '@/lib/domain/provider-columns';
import type { ProviderRow } from '@/lib/domain/provider-row';
import { isSamePhone, isSameWebsite } from '@/lib/domain/same-business';
import type { ReadRow } from '../read/read-row';

export type ChangedColumn = keyof ProviderRow;

/** What a row of a file changes: the value before and after, by column. */
export type Changes = Partial<Record<ChangedColumn, [before: unknown, after: unknown]>>;

/** The columns that say that a fact was checked, by its column. */
const CHECKS: Partial<Record<string, readonly string[]>> = byColumn('checks');

/** Returns the columns that say that the facts in these columns were checked. */
function checksOf(columns: readonly ChangedColumn[]): ChangedColumn[] {
  return [...new Set(columns.flatMap((column) => CHECKS[column] ?? []))] as ChangedColumn[];
}

/**
 * Returns what a row changes of its provider. A cell that is stored as it was typed, and the same numbers or website in another
 * spelling, are no change.
 * @param hasMenuPrices whether the provider's menu decides on prices by car size
 */
export function changesTo(
  stored: ProviderRow,
  { values, raw }: Pick<ReadRow, 'values' | 'raw'>,
  hasMenuPrices: boolean,
): Changes {
  const isSame = (column: ChangedColumn): boolean => {
    const [before, after, typed] = [stored[column], values[column] ?? null, raw[column]];
    if (cellOf(after) === cellOf(before)) return true;
    if (typed !== undefined && before !== null && cellOf(typed) === cellOf(before)) return true;
    if (column === 'phone' || column === 'website') {
      const isSameFact = column === 'phone' ? isSamePhone : isSameWebsite;
      return isSameFact(stored[column] ?? '', values[column] ?? '');
    }
    return hasMenuPrices && (column === 'price_small' || column === 'price_suv' || column === 'price_large');
  };
  const columns = Object.keys(values) as ChangedColumn[];
  return changesOf(
    columns.filter((column) => !isSame(column)),
    stored,
    values,
  );
}

/** Adds the checks that come with new facts: they are written with these, even if they are there already. */
export function withChecks(changes: Changes, stored: ProviderRow, values: Partial<ProviderRow>): Changes {
  const checks = checksOf(Object.keys(changes) as ChangedColumn[]).filter(
    (column) => !(column in changes) && values[column],
  );
  return { ...changes, ...changesOf(checks, stored, values) };
}

function changesOf(
  columns: readonly ChangedColumn[],
  stored: ProviderRow,
  values: Partial<ProviderRow>,
): Changes {
  return Object.fromEntries(columns.map((column) => [column, [stored[column], values[column] ?? null]]));
}

/** Returns changes without those of some columns, and without what is said about them. */
export function withoutColumns(changes: Changes, columns: readonly ChangedColumn[]): Changes {
  const left = [...columns, ...checksOf(columns)];
  return Object.fromEntries(
    Object.entries(changes).filter(([column]) => !left.includes(column as ChangedColumn)),
  );
}

/** Returns a value as a spreadsheet returns it, for comparison: trimmed, with one style of line ending. */
function cellOf(value: unknown): string {
  return JSON.stringify(typeof value === 'string' ? value.replace(/\r\n?/g, '\n').trim() : value);
}

/**
 * Returns the columns whose new text is not understood, while the present one is: "Call us" in place of a number, or hours that a
 * program shortened.
 */
export function lostFacts(present: Provider, changed: Provider): ChangedColumn[] {
  const isKnown: readonly [ChangedColumn, (provider: Provider) => boolean][] = [
    ['phone', ({ phones }) => phones.length > 0],
    ['whatsapp_handle', ({ chatName }) => chatName !== null],
    ['opening_hours', hasHours],
    ['price_range', ({ priceFrom, priceTo }) => (priceFrom ?? priceTo) !== null],
    ['address', ({ emirates }) => emirates.length > 0],
  ];
  return isKnown.filter(([, is]) => is(present) && !is(changed)).map(([column]) => column);
}
