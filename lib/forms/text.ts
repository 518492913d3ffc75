import { z } from 'zod';
import { parseProviderId } from '../domain/provider-id';
import { type FieldRules, fieldRules } from './field-rules';
import type { FieldError } from './form-state';

const reason = (error: FieldError) => error;

/** Everything that neither prints nor separates: null bytes, other controls, and marks that turn the direction of what follows. */
const INVISIBLE = /[\p{Cc}\p{Cs}\u202A-\u202E\u2066-\u2069]/gu;
/** More than any option has. */
const LONGEST_OPTION = 100;
/** The longest that the internet's mail allows. */
const LONGEST_EMAIL = 254;

/** One line of text: controls are dropped, line ends become blanks. `max` counts what is left. */
export function line(max: number) {
  return cleaned((text) => text.replace(/[\r\n\t]+/g, ' ').replace(INVISIBLE, ''), {
    type: 'text',
    maxLength: max,
  });
}

/** Text of several lines. */
export function lines(max: number) {
  const isKept = (character: string) => character === '\n' || character === '\t';
  return cleaned(
    (text) =>
      text.replace(/\r\n?/g, '\n').replace(INVISIBLE, (character) => (isKept(character) ? character : '')),
    { type: 'textarea', maxLength: max },
  );
}

function cleaned(clean: (text: string) => string, rules: FieldRules & { maxLength: number }) {
  return z
    .string(reason('required'))
    .transform((text) => clean(text.normalize('NFC')).trim())
    .pipe(z.string().max(rules.maxLength, reason('long')))
    .register(fieldRules, rules);
}

/** Refuses an empty text. */
export function required<T extends z.ZodType<string>>(text: T) {
  return text.refine((value) => value !== '', { error: reason('required'), abort: true });
}

/** Takes an empty text, or none at all, as null. */
export function optional(text: z.ZodType<string>) {
  return text.transform((value) => value || null).default(null);
}

/** An email address, or nothing. */
export function email() {
  return line(LONGEST_EMAIL)
    .refine((text) => text === '' || z.email().safeParse(text).success, reason('email'))
    .register(fieldRules, { type: 'email', maxLength: LONGEST_EMAIL });
}

/** A web URL, or nothing; "www.…" alone is taken as https. */
export function website(max: number) {
  return line(max)
    .transform((text) => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text))
    .refine((text) => text === '' || isWebAddress(text), reason('url'))
    .register(fieldRules, { type: 'url', maxLength: max });
}

/** A phone number as people write them, digits, blanks and a few signs; or nothing. */
export function phone(max: number) {
  return line(max)
    .refine((text) => text === '' || isPhone(text), reason('phone'))
    .register(fieldRules, { type: 'tel', maxLength: max });
}

/** A day, YYYY-MM-DD, that `isAllowed`. */
export function day(isAllowed: (day: string) => boolean) {
  return required(line(LONGEST_OPTION))
    .pipe(z.iso.date(reason('date')))
    .refine(isAllowed, reason('date'))
    .register(fieldRules, { type: 'date', maxLength: undefined });
}

/** One of some options. */
export function oneOf<const T extends readonly string[]>(options: T) {
  return required(line(LONGEST_OPTION))
    .pipe(z.enum(options, reason('option')))
    .register(fieldRules, { type: 'select', maxLength: undefined });
}

/** Any number of some options, in their order; what is not among them is left out. */
export function someOf<const T extends readonly string[]>(options: T) {
  return z
    .array(z.string())
    .default([])
    .transform((chosen): T[number][] => options.filter((option) => chosen.includes(option)))
    .register(fieldRules, { type: 'toggles' });
}

/** The provider that a form is about: it stands in the form, not to be seen or changed. */
export function providerId() {
  return z
    .string(reason('option'))
    .transform((text) => parseProviderId(text) ?? 0)
    .pipe(z.number().positive(reason('option')))
    .register(fieldRules, { type: 'hidden' });
}

function isPhone(text: string): boolean {
  return /^\+?[\d\s().-]{7,}$/.test(text) && text.replace(/\D/g, '').length >= 7;
}

function isWebAddress(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname } = new URL(text);
  return /^https?:$/.test(protocol) && hostname.includes('.');
}
