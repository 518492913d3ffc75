/** What a card shows, ready to be shown. What is absent is not known. */
export interface CardFacts {
  id: number;
  name: string;
  verified?: boolean;
  rating?: string;
  reviews?: string;
  where?: string;
  kind?: string;
  price?: string;
  mode?: 'modeMobile' | 'modeOnsite' | 'modeBoth';
  hours?: string;
  text?: string;
  phone?: string;
}

const FIELDS = [
  ...(['id', 'name', 'verified', 'rating', 'reviews', 'where'] as const),
  ...(['kind', 'price', 'mode', 'hours', 'text', 'phone'] as const),
] satisfies (keyof CardFacts)[];

const MODES = ['modeMobile', 'modeOnsite', 'modeBoth'] as const;

/** The facts of a card without their names, which would be a third of the data of a page; 0 is absent. */
export type PackedCard = (string | number)[];

export function packCard(facts: CardFacts): PackedCard {
  const packed = {
    ...facts,
    verified: facts.verified ? 1 : 0,
    mode: facts.mode && MODES.indexOf(facts.mode) + 1,
  };
  return FIELDS.map((field) => packed[field] ?? 0);
}

export function unpackCard(values: PackedCard): CardFacts {
  const facts = Object.fromEntries(FIELDS.map((field, index) => [field, values[index] || undefined]));
  const mode = typeof facts.mode === 'number' ? MODES[facts.mode - 1] : undefined;
  return { ...facts, mode, verified: facts.verified === 1 } as CardFacts;
}
