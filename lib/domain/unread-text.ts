import { plainSigns } from './text';

/** What a text is that a search cannot read. */
export type UnreadText = 'phone' | 'link' | 'code' | 'script';

const PHONE = /^(?:\+|00)?\(?[0-9][0-9 ()-]{5,18}[0-9]$/;
const LINK = /(?:^|\s)(?:https?:\/\/|www\.|maps\.app\.)\S+/i;
/** Makani, plus codes, three words and car plates. */
const CODE =
  /^(?:[1-9][0-9]{4} ?[0-9]{5}|(?:[23456789cfghjmpqrvwx]{4}){1,2}\+[23456789cfghjmpqrvwx]{2,3}(?:[ ,].*)?|\/{3}\S+\.\S+\.\S+|[a-z]{1,2} ?[0-9]{4,5})$/i;
/** A phone number in a pasted text, such as a chat link or the line of a business: "Noor Wash, Al Quoz, 050 123 4567". */
export const PASTED_NUMBER =
  /(?<![0-9])(?:(?:(?:\+|00)?971[ -]?\(?0?\)?[ -]?|0)(?:5[0-9]|[234679])(?:[ -]?[0-9]){7}|800(?:[ -]?[0-9]){3,7})(?![0-9])/g;
/** What of these may stand beside words. */
const BESIDE_WORDS: readonly [Exclude<UnreadText, 'script'>, RegExp][] = [
  ['link', /(?:https?:\/\/|www\.|maps\.app\.)\S+/gi],
  [
    'code',
    /(?<!\S)(?:(?:[23456789cfghjmpqrvwx]{4}){1,2}\+[23456789cfghjmpqrvwx]{2,3}|\/{3}\S+\.\S+\.\S+)(?!\S)/gi,
  ],
  ['phone', PASTED_NUMBER],
];
const LETTERS_READ = /[\p{Script=Latin}\p{Script=Arabic}]/u;
const LETTER = /\p{L}/u;
const UNREAD_LETTER = /(?!\p{Script=Latin}|\p{Script=Arabic}|\p{Script=Common}|\p{Script=Inherited})\p{L}/u;

/** Whether a text has letters of a script that searches do not read. */
export function hasUnreadLetters(text: string): boolean {
  return UNREAD_LETTER.test(text);
}

/** Returns what a search is that has no words to read: a phone number, a link, a code of a place or car, or another script. */
export function unreadText(search: string): UnreadText | undefined {
  const text = (plainSigns(search, Infinity) ?? '').trim();
  if (LINK.test(text)) return 'link';
  if (CODE.test(text)) return 'code';
  if (PHONE.test(text) && text.replace(/[^0-9]/g, '').length >= 7) return 'phone';
  return LETTER.test(text) && !LETTERS_READ.test(text) ? 'script' : undefined;
}

/** Returns a text without what searches cannot read beside its words, and what that was; a text of nothing else stays as it is. */
export function withoutUnread(search: string): {
  text: string;
  unread: Exclude<UnreadText, 'script'>[];
} {
  let text = plainSigns(search, Infinity) ?? '';
  const unread: Exclude<UnreadText, 'script'>[] = [];
  for (const [kind, pattern] of BESIDE_WORDS) {
    const rest = text.replace(pattern, ' ').trim();
    if (rest === text || !LETTER.test(rest)) continue;
    text = rest;
    unread.push(kind);
  }
  return { text: unread.length > 0 ? text : search, unread };
}
