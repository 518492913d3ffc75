import { z } from 'zod';
import type { FieldError } from './form-state';

const reason = (error: FieldError) => error;

/** Everything that neither prints nor separates: null bytes, other controls, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;

/** One line of text: controls are dropped, line ends become blanks. */
export function line(most: number) {
  return z
    .string(reason('required'))
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/[\r\n\t]+/g, ' ')
        .replace(INVISIBLE, '')
        .trim(),
    )
    .pipe(z.string().max(most, reason('long')));
}

/** Text of several lines. */
export function lines(most: number) {
  return z
    .string(reason('required'))
    .transform((text) =>
      text
        .normalize('NFC')
        .replace(/\r\n?/g, '\n')
        .replace(INVISIBLE, (character) => (character === '\n' || character === '\t' ? character : ''))
        .trim(),
    )
    .pipe(z.string().max(most, reason('long')));
}

export function required<T extends z.ZodType<string>>(text: T) {
  return text.refine((value) => value !== '', { error: reason('required'), abort: true });
}

/** An e-mail address. */
export function email(most: number) {
  return required(line(most)).pipe(z.email(reason('email')));
}

/** A web address, or nothing; "www.…" alone is taken as https. */
export function website(most: number) {
  return line(most)
    .transform((text) => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text))
    .refine((text) => text === '' || isWebAddress(text), reason('url'))
    .transform((text) => text || null);
}

/** A phone number as people write them: digits, blanks and a few signs. */
export function phone(most: number) {
  return required(line(most)).pipe(
    z
      .string()
      .regex(/^\+?[\d\s().-]{7,}$/, reason('phone'))
      .refine((text) => text.replace(/\D/g, '').length >= 7, reason('phone')),
  );
}

/** One of some options. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return required(line(100)).pipe(z.enum(options, reason('option')));
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}
