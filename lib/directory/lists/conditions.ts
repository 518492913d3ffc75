import { type FilterContext, type FilterKey, type ListFilters, testOf } from '../../domain/filters';
import type { Provider } from '../../domain/provider';
import type { Condition } from '../../domain/provider-list';

/** A condition as lists test it. */
export type FilterCondition = Pick<Condition, 'anyOf' | 'not'>;

/** Returns the test of conditions, all of which hold. */
export function conditionsTest(
  conditions: readonly FilterCondition[],
  context: FilterContext,
): (provider: Provider) => boolean {
  const tests = conditions.map((condition) => conditionTest(condition, context));
  if (tests.length === 1) return tests[0]!;
  return (provider) => tests.every((passes) => passes(provider));
}

function conditionTest(
  { anyOf, not }: FilterCondition,
  context: FilterContext,
): (provider: Provider) => boolean {
  const tests = anyOf.flatMap((filters) =>
    (Object.entries(filters) as [FilterKey, unknown][]).flatMap(
      ([key, value]) => testOf(key, value, context) ?? [],
    ),
  );
  // A car alone excludes nobody.
  if (tests.length === 0) return () => true;
  const [first] = tests;
  if (tests.length === 1 && !not) return first!;
  return (provider) => tests.some((passes) => passes(provider)) !== not;
}

/** Returns the context of a list with other conditions: its prices are for their kind. */
export function contextFor(conditions: readonly FilterCondition[], context: FilterContext): FilterContext {
  const [washType] = conditions.flatMap(({ anyOf, not }) =>
    not || anyOf.length > 1 ? [] : (anyOf[0]?.washType ?? []),
  );
  return { ...context, kind: context.kindOf(washType) };
}

/** Returns filters as conditions of one value each. */
export function toConditions(filters: ListFilters): FilterCondition[] {
  return Object.entries(filters).map(([key, value]) => ({ anyOf: [{ [key]: value }], not: false }));
}

/** Whether a condition leaves anybody out; that of a car does not. */
export function narrows({ anyOf }: FilterCondition): boolean {
  return anyOf.some((filters) => Object.keys(filters).some((key) => key !== 'car'));
}
