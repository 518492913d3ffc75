/** The texts of a provider by what a mention in them says of it: its name says more than its description, and that more than its address. */
export const TEXT_KINDS = ['name', 'service', 'description', 'other'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Those, and the names that the site gives its places and kinds: searches find it by them, but it does not mention them itself. */
export const SEARCHED_TEXTS = [...TEXT_KINDS, 'given'] as const;

/** Plain texts, one a line, so that no word of a search spans two of them. */
export type SearchTexts = Readonly<Record<(typeof SEARCHED_TEXTS)[number], string>>;
