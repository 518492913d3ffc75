/** A legal text: what it says at its head, then its sections in order. */
export interface LegalText {
  title: string;
  sections: readonly LegalSection[];
}

export interface LegalSection {
  /** Its anchor, the same in both languages. */
  id: string;
  title: string;
  paragraphs: readonly string[];
  points?: readonly string[];
}

/** Day of the last change of the legal texts, YYYY-MM-DD. */
export const LEGAL_CHANGED = '2026-11-22';
