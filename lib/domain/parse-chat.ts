import { parsePhones } from './parse-phones';
import { plainSigns } from './text';

/** Answers in place of a user name. */
const ANSWERS = new Set(
  (
    'yes yep no not true false available unavailable active inactive none null nan nil n.a n.a. same okay unknown whatsapp ' +
    'whats number phone mobile call contact only undefined tbd tba test xxx nope yeah enabled disabled present online offline ' +
    'check soon business website chat channel'
  ).split(' '),
);

const LINK =
  /^(?:https?:\/\/)?(?:www\.)?(?:wa\.me\/|(?:(?:api|web)\.)?whatsapp\.com\/(?!channel))|^whatsapp:\/\//i;
const SHORT_LINK = /^message\/([a-z0-9]{4,40})(?:[/?#]|$)/i;

/**
 * Parses the recipient of a WhatsApp chat, as in https://wa.me/… (product rule 3.8): the digits of a number ("971501234567"), a user
 * name, or "message/" with the code of a short link. Null for anything else.
 */
export function parseChatName(handle: string | null): string | null {
  const typed = plainSigns(handle)?.trim();
  if (!typed) return null;
  if (!LINK.test(typed)) return numberOf(typed, COMPLETE_NUMBER) ?? userName(typed);
  const path = typed.replace(LINK, '');
  const code = SHORT_LINK.exec(path)?.[1];
  if (code) return `message/${code.toUpperCase()}`;
  const recipient = (/[?&]phone=([^&#]*)/.exec(path)?.[1] ?? path.replace(/[/?#].*$/, ''))
    .replace(/%2b/gi, '+')
    .replaceAll('%20', ' ');
  return numberOf(recipient, LINKED_NUMBER) ?? userName(recipient);
}

/** Foreign numbers are complete with their country code. */
const COMPLETE_NUMBER = /^(?:(?:\+|00)(?=[1-9][0-9]{7,14}$)|(?=[1-9][0-9]{10,14}$))(?!971)([0-9]+)$/;
const LINKED_NUMBER = /^(?:\+|00)?((?!971)[1-9][0-9]{7,14})$/;

/** Returns the digits of the first UAE number, or else of a foreign one. */
function numberOf(typed: string, foreign: RegExp): string | undefined {
  const own = typed.startsWith('@') ? undefined : parsePhones(typed)[0];
  return own?.slice(1) ?? foreign.exec(typed.replace(/[ ().-]/g, ''))?.[1];
}

function userName(typed: string): string | null {
  const name = typed.replace(/^@/, '');
  const isName = /^(?=.*[A-Za-z])[A-Za-z0-9_.]{3,40}$/.test(name) && !ANSWERS.has(name.toLowerCase());
  return isName ? name : null;
}
