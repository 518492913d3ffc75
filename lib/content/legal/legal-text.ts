/** A legal text with its title and sections. */
export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}

interface LegalSection {
  /** Anchor, the same in both languages. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Date of the last change to the legal texts, YYYY-MM-DD. */
export const LEGAL_CHANGED = '2026-11-28';
