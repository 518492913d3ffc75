import type { CardProvider } from './card-provider';

/** Cards as a table: the names of their facts, then for each card their values in this order, without nulls at the end. */
export interface PackedCards {
  facts: string[];
  cards: unknown[][];
}

/**
 * Packs the cards of a list, which would repeat the names of all facts with each card: a quarter of their bytes. Facts that
 * most cards have stand first, so that few have to say what they lack.
 */
export function packCards(providers: readonly CardProvider[]): PackedCards {
  const counts = new Map<string, number>();
  for (const fact of providers.flatMap((provider) => Object.keys(provider)))
    counts.set(fact, (counts.get(fact) ?? 0) + 1);
  const facts = [...counts.keys()].sort((one, other) => counts.get(other)! - counts.get(one)!);
  const cards = providers.map((provider) => {
    const values: unknown[] = facts.map((fact) => provider[fact as keyof CardProvider] ?? null);
    while (values.at(-1) === null) values.pop();
    return values;
  });
  return { facts, cards };
}

/** Returns the cards that were packed. */
export function unpackCards({ facts, cards }: PackedCards): CardProvider[] {
  return cards.map(
    (values) =>
      Object.fromEntries(
        values.flatMap((value, index) => (value === null ? [] : [[facts[index], value]])),
      ) as unknown as CardProvider,
  );
}
