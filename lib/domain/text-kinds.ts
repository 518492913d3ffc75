/** The texts of a provider by what a mention in them says of it: its name says more than its description, and that more than its address. */
export const TEXT_KINDS = ['name', 'service', 'description', 'other'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** Plain texts by what a mention in them says, one a line, so that no word of a search spans two of them. */
export type SearchTexts = Readonly<Record<TextKind, string>>;
