import { z } from 'zod';
import { isEmail } from '../domain/email';
import { countLetters } from '../domain/letters';
import { areReadableHours } from '../domain/parse-hours';
import { parsePictureLink, parseProviderId } from '../domain/provider';
import { parseToken } from '../domain/submission-state';
import { foldText, isBlank, plainText } from '../domain/text';
import type { FieldError } from './form-state';

/** The control a field is rendered as. */
export type FieldType =
  | 'text'
  | 'email'
  | 'url'
  | 'tel'
  | 'date'
  | 'time'
  | 'textarea'
  | 'select'
  | 'choice'
  | 'toggles'
  | 'hidden';

/** Properties of a field's control, taken from its schema. */
export interface FieldRules {
  type: FieldType;
  maxLength?: number;
}

/** Metadata that zod itself does not hold, registered by the functions below. */
const fieldRules = z.registry<FieldRules>();

/**
 * Returns the control properties of a field's schema. Pipes, transforms, defaults and refinements inherit the properties
 * registered for the schema they wrap.
 */
export function rulesOf(schema: z.core.$ZodType): FieldRules {
  const base =
    schema instanceof z.ZodPipe
      ? rulesOf(schema.in)
      : schema instanceof z.ZodDefault
        ? rulesOf(schema.unwrap())
        : undefined;
  return { type: 'text', ...base, ...fieldRules.get(schema) };
}

/** Returns the names of the fields that accept several values. */
export function listsOf(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((name) => rulesOf(schema.shape[name]!).type === 'toggles');
}

const reason = (error: FieldError) => error;

/** Control characters, surrogates and what cannot be seen, such as bidirectional marks; not what joins letters or makes an emoji. */
const INVISIBLE =
  /[\p{Cc}\p{Cs}\u2028\u2029\uFFF9-\uFFFB]|(?![\u200C\u200D\uFE00-\uFE0F])\p{Default_Ignorable_Code_Point}/gu;
/** Longer than any option. */
const MAX_OPTION_LENGTH = 100;
/** Of all links to pictures together. */
const MAX_LINKS_LENGTH = 3_100;
/** SMTP's limit. */
const MAX_EMAIL_LENGTH = 254;

/** A single-line text of at most `max` characters, after removing control characters and replacing line breaks with spaces. */
export function line(max: number) {
  return cleaned((text) => text.replace(/[\r\n\t]+/g, ' ').replace(INVISIBLE, ''), {
    type: 'text',
    maxLength: max,
  });
}

/** A multi-line text. */
export function lines(max: number) {
  const isAllowed = (character: string) => character === '\n' || character === '\t';
  return cleaned(
    (text) =>
      text.replace(/\r\n?/g, '\n').replace(INVISIBLE, (character) => (isAllowed(character) ? character : '')),
    { type: 'textarea', maxLength: max },
  );
}

function cleaned(clean: (text: string) => string, rules: FieldRules & { maxLength: number }) {
  return z
    .string(reason('required'))
    .transform((text) => clean(text.normalize('NFC')).trim())
    .transform((text) => (isBlank(text) ? '' : text))
    .pipe(z.string().max(rules.maxLength, reason('long')))
    .register(fieldRules, rules);
}

/** Rejects text of fewer than `min` letters. */
export function atLeast<T extends z.ZodType<string>>(min: number, text: T) {
  return text.refine((value) => countLetters(value) >= min, { error: reason('short'), abort: true });
}

/** Rejects empty text. */
export function required<T extends z.ZodType<string>>(text: T) {
  return text.refine((value) => value !== '', { error: reason('required'), abort: true });
}

/** Turns an empty or missing text into null. */
export function optional(text: z.ZodType<string>) {
  return text.transform((value) => value || null).default(null);
}

/** An email address or an empty text. */
export function email() {
  return line(MAX_EMAIL_LENGTH)
    .refine((text) => text === '' || isEmail(text), reason('email'))
    .register(fieldRules, { type: 'email', maxLength: MAX_EMAIL_LENGTH });
}

/** A web URL or an empty text; "www.…" becomes "https://www.…". */
export function website(max: number) {
  return line(max)
    .transform((text) => (/^[\w-]+(\.[\w-]+)+/.test(text) ? `https://${text}` : text))
    .refine((text) => text === '' || isWebAddress(text), reason('url'))
    .register(fieldRules, { type: 'url', maxLength: max });
}

/** Up to `max` links to pictures, one per line. */
export function pictureLinks(max: number) {
  return (
    lines(MAX_LINKS_LENGTH)
      .transform((text) => text.split(/\s+/).filter(Boolean))
      // Files of providers separate links by "|".
      .refine(
        (links) =>
          links.length <= max && links.every((link) => !link.includes('|') && parsePictureLink(link)),
        reason('pictures'),
      )
      .transform((links) => [...new Set(links)].join('\n'))
  );
}

const DIRHAMS = '(?:aed|dhs?|dirhams?|درهما?|دراهم|د\\.?ا|\u20C3)\\.?';
const AMOUNT = new RegExp(
  `^(?:${DIRHAMS} ?)?(\\d{1,3}(?:,\\d{3})+|\\d+)(\\.\\d+)?(?: ?/-)?(?: ?${DIRHAMS})?$`,
);

/**
 * An amount of 1 to 9,999 dirhams (digits of either script, with or without the currency), as `parsePrice` of imports reads it,
 * or an empty text.
 */
export function amount() {
  return line(20)
    .transform((text) => {
      const plain = plainText(text).replaceAll('٫', '.').replace(/[٬،]/g, ',').trim();
      const [, whole, fils = ''] = AMOUNT.exec(plain) ?? [];
      return whole === undefined ? plain : whole.replaceAll(',', '') + fils;
    })
    .refine((text) => text === '' || /^[1-9]\d{0,3}(?:\.\d{1,2})?$/.test(text), reason('amount'))
    .register(fieldRules, { type: 'text', maxLength: 20 });
}

/** Opening hours that at least a person can read, or an empty text. */
export function hours(max: number) {
  return line(max).refine((text) => text === '' || areReadableHours(text), reason('hours'));
}

/** A phone number (digits of either script, spaces and common punctuation), with ASCII digits; or an empty text. */
export function phone(max: number) {
  return line(max)
    .transform(foldText)
    .refine((text) => text === '' || isPhone(text), reason('phone'))
    .register(fieldRules, { type: 'tel', maxLength: max });
}

/** A date (YYYY-MM-DD) accepted by `isAllowed`. */
export function day(isAllowed: (day: string) => boolean) {
  return required(line(MAX_OPTION_LENGTH))
    .pipe(z.iso.date(reason('date')))
    .refine(isAllowed, reason('date'))
    .register(fieldRules, { type: 'date', maxLength: undefined });
}

/** A time of a day, "HH:MM", or an empty text. */
export function time() {
  return line(5)
    .refine((text) => text === '' || /^([01]\d|2[0-3]):[0-5]\d$/.test(text), reason('option'))
    .register(fieldRules, { type: 'time', maxLength: undefined });
}

/** The token of a secret address, in a hidden field. */
export function secretToken() {
  return z
    .string(reason('option'))
    .transform((text) => parseToken(text) ?? '')
    .refine((token) => token !== '', reason('option'))
    .register(fieldRules, { type: 'hidden' });
}

/** Exactly one of the options. */
export function oneOfField<const T extends readonly string[]>(options: T) {
  return required(line(MAX_OPTION_LENGTH))
    .pipe(z.enum(options, reason('option')))
    .register(fieldRules, { type: 'select', maxLength: undefined });
}

/** Exactly one of the options, which are all shown. */
export function choiceOf<const T extends readonly string[]>(options: T) {
  return oneOfField(options).register(fieldRules, { type: 'choice', maxLength: undefined });
}

/** One of the options of a list that depends on the time. */
export function oneOfThese(options: () => readonly string[]) {
  return required(line(MAX_OPTION_LENGTH))
    .refine((value) => options().includes(value), reason('option'))
    .register(fieldRules, { type: 'select', maxLength: undefined });
}

/** One of the options, or null. */
export function anyOrNoneOf<const T extends readonly string[]>(options: T) {
  return line(MAX_OPTION_LENGTH)
    .pipe(z.enum(['', ...options], reason('option')))
    .register(fieldRules, { type: 'select', maxLength: undefined })
    .transform((value) => (value || null) as T[number] | null)
    .default(null);
}

/** At most `max` slugs of a table, which decides what they mean. */
export function slugs(max: number) {
  return z
    .array(z.string())
    .default([])
    .transform((chosen) => chosen.filter((slug) => /^[a-z0-9-]{1,60}$/.test(slug)).slice(0, max))
    .register(fieldRules, { type: 'toggles' });
}

/** Any of the options, in their order; unknown values are dropped. */
export function someOf<const T extends readonly string[]>(options: T) {
  return z
    .array(z.string())
    .default([])
    .transform((chosen): T[number][] => options.filter((option) => chosen.includes(option)))
    .register(fieldRules, { type: 'toggles' });
}

/** The id of the provider the form is about, in a hidden field. */
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
