import { plainLine } from './plain-line';

/** A text with values where their {names} stand; what stands in a value is never taken for a name. */
export function fillText(text: string, values: Record<string, string>): string {
  return text.replace(/\{(\w+)\}/g, (name, key: string) => (key in values ? plainLine(values[key]!) : name));
}

/** What a visitor may say beyond the greeting. */
export interface ChatWish {
  kind?: string;
  area?: string;
  car?: string;
}

/** The lines of a message, with {name} and {url}, {kind}, {area} and {car} where these go. */
export type ChatTexts = Record<'greeting' | keyof ChatWish, string>;

const WISHES = ['kind', 'area', 'car'] as const;

/** The message to a provider: greeting, name and page, then what was chosen, each on a line (product rule 2.18). */
export function writeChat(texts: ChatTexts, chat: { name: string; url: string } & ChatWish): string {
  const { name, url } = chat;
  const wishes = WISHES.filter((key) => chat[key] && plainLine(chat[key]) !== '');
  return [
    fillText(texts.greeting, { name, url }),
    ...wishes.map((key) => fillText(texts[key], { [key]: chat[key]! })),
  ].join('\n');
}

/** What is known of a provider, a fact on each line, to be handed on; null is left out (product rule 2.19). */
export function writeFacts(facts: readonly (string | null)[]): string {
  return facts.flatMap((fact) => (fact && plainLine(fact)) || []).join('\n');
}

/** One message about several providers: an opening line, the facts of each, and where they stand side by side. */
export function writeList(opening: string, providers: readonly string[], closing: string): string {
  return [opening, ...providers, closing].join('\n\n');
}
