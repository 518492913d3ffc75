import { readFileSync } from 'node:fs';
import { IntlMessageFormat } from 'intl-messageformat';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { LOCALES } from '@/lib/i18n/locales';
import en from '@/messages/en.json';
import { wordsNeverSaid } from '../support/product-rules';

type Tree = { [key: string]: string | Tree };

/** All messages by their full key. */
function flat(tree: Tree, prefix = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([key, value]) =>
      typeof value === 'string' ? [[prefix + key, value]] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

interface Node {
  value?: string;
  type: number;
  options?: Record<string, { value: Node[] }>;
  children?: Node[];
}

const LITERAL = 0;
const POUND = 7;

/** Returns the names of placeholders and tags in a message. */
function placeholders(message: string, locale: string): string[] {
  const names = new Set<string>();
  const visit = (nodes: Node[]) =>
    nodes.forEach((node) => {
      if (node.type !== LITERAL && node.type !== POUND && node.value) names.add(node.value);
      Object.values(node.options ?? {}).forEach((option) => visit(option.value));
      visit(node.children ?? []);
    });
  visit(new IntlMessageFormat(message, locale).getAst() as Node[]);
  return [...names].sort();
}

/** Returns the words of a message, those of all its options included. */
function literals(message: string, locale: string): string {
  const wordsOf = (nodes: Node[]): string[] =>
    nodes.flatMap((node) => [
      node.type === LITERAL ? (node.value ?? '') : '',
      ...Object.values(node.options ?? {}).flatMap((option) => wordsOf(option.value)),
      ...wordsOf(node.children ?? []),
    ]);
  return wordsOf(new IntlMessageFormat(message, locale).getAst() as Node[]).join(' ');
}

const english = flat(en);
const OTHERS = LOCALES.filter((locale) => locale !== 'en');
const messagesOf = (locale: string) => flat(JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8')));
const arabic = messagesOf('ar');

/** Latin words allowed in Arabic texts. */
const LATIN_ALLOWED =
  /\b(Lamaa|name@example\.com|https:\/\/example\.com|https|SVG|English|AED|Ctrl|A|Z|JavaScript|Natural Earth|App Store|Google Play)\b/g;
const hasWords = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));

describe.each(OTHERS)('%s', (locale) => {
  const messages = messagesOf(locale);

  test('has the same keys as English', () => {
    expect([...messages.keys()].sort()).toEqual([...english.keys()].sort());
    expect(english.size).toBeGreaterThan(200);
  });

  test('has the same placeholders as English', () => {
    const names = (all: Map<string, string>, of: string) =>
      Object.fromEntries([...english.keys()].map((key) => [key, placeholders(all.get(key) ?? '', of)]));
    expect(names(messages, locale)).toEqual(names(english, 'en'));
  });

  test('is translated', () => {
    const same = [...messages].filter(
      ([key, text]) => english.get(key) === text && hasWords(text.replace(LATIN_ALLOWED, '')),
    );
    expect(same.map(([key]) => key)).toEqual([]);
  });
});

test('Arabic texts contain no English', () => {
  const untranslated = [...arabic].filter(([, text]) =>
    /[A-Za-z]/.test(literals(text, 'ar').replace(LATIN_ALLOWED, '')),
  );
  expect(untranslated).toEqual([]);
});

test('Arabic plurals have all six forms', () => {
  const incomplete = [...arabic].filter(
    ([, text]) =>
      text.includes(', plural,') &&
      ['zero', 'one', 'two', 'few', 'many', 'other'].some(
        (form) => !new RegExp(`\\b${form} ?\\{`).test(text),
      ),
  );
  expect(incomplete).toEqual([]);
});

test.each(LOCALES)('no message in %s contains a word that the glossary excludes', (locale) => {
  const words = wordsNeverSaid(locale);
  expect(words.length).toBeGreaterThan(15);
  // Arabic prefixes its short words.
  const excluded = words.map((word) => new RegExp(`(?<!\\p{L})[وفبلك]?${word}(?!\\p{L})`, 'iu'));
  const said = [...messagesOf(locale)].filter(([, text]) => excluded.some((word) => word.test(text)));
  expect(said).toEqual([]);
});

test.each(WASH_TYPES)('the heading of %s contains "services" once', (washType) => {
  const services = english.get(`washTypes.${washType}.services`)!;
  expect(services).toBe(`${english.get(`washTypes.${washType}.name`)!.replace(/ Services$/, '')} Services`);
  const list = new IntlMessageFormat(english.get('washType.emptyInEmirate')!, 'en');
  expect(list.format({ services, emirate: 'Ajman' })).toBe(`No ${services} Found in Ajman`);
});

test('English has the message keys that the specification names', () => {
  const keys = [
    ...['title', 'h2', 'subtitle', 'cta'].map((key) => `hero.${key}`),
    ...['title', 'book'].map((key) => `providers.${key}`),
    ...['title', 'select', 'all', 'coming'].map((key) => `map.${key}`),
    'testimonials.title',
    ...['mobile', 'eco', 'steam', '247', 'waterless', 'deals'].flatMap((key) => [
      `services.${key}.title`,
      `services.${key}.desc`,
    ]),
    'footer.rights',
  ];
  expect(keys.filter((key) => !english.has(key))).toEqual([]);
});
