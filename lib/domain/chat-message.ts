import { plainLine } from './text';

/** Details that a visitor can add to the message. */
export interface ChatDetails {
  kind?: string;
  area?: string;
  car?: string;
}

/** Joins a provider's facts as plain-text lines for sharing, skipping nulls (product rule 2.19). */
export function writeFacts(facts: readonly (string | null)[]): string {
  return facts.flatMap((fact) => (fact && plainLine(fact)) || []).join('\n');
}

/** Builds one message about several providers: an opening, the facts of each, and a closing with the comparison link. */
export function writeList(opening: string, providers: readonly string[], closing: string): string {
  return [opening, ...providers, closing].join('\n\n');
}
