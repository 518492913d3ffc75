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
  /\b(Lamaa|name@example\.com|https:\/\/example\.com|https|SVG|JSON|WCAG|AA|VoiceOver|TalkBack|NVDA|Chromium|Firefox|WebKit|English|AED|Ctrl|A|Z|JavaScript|Natural Earth|App Store|Google Play)\b/g;
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

// prettier-ignore
/** What the specification quotes of pages without a row, while they load, after a form and in an outage. */
const QUOTED: [key: string, text: string][] = [
  ['notFound.emirate.title', 'Emirate Not Found'], ['notFound.wash-type.title', 'Wash Type Not Found'], ['notFound.district.title', 'District Not Found'],
  ['notFound.service.title', 'Service Not Found'], ['notFound.post.title', 'Post Not Found'], ['notFound.backToBlog', 'Back to Blog'],
  ['notFound.combination.title', 'Page Not Found'], ['notFound.page.title', 'Oops! Page not found'],
  ['list.loading', 'Loading services...'], ['washType.emiratesLoading', 'Loading emirates data...'], ['blog.loading', 'Loading post...'],
  ['contact.submitting', 'Sending...'], ['listingForm.submitting', 'Submitting...'],
  ['contact.success', "Thank you! Your message has been submitted successfully. We'll get back to you via email soon."],
  ['contact.error', 'Sorry, there was an error submitting your message. Please try again or contact us directly at {email}.'],
  ['listingForm.success', 'Thank you! Your listing submission has been received. Our team will review it and contact you via email within 2-3 business days.'],
  ['listingForm.error', 'Sorry, there was an error submitting your listing. Please try again or contact us directly at {email}.'],
  ['booking.success', "Booking request submitted successfully! We'll contact you shortly to confirm your appointment."],
  ['booking.error', 'Sorry, there was an error submitting your booking. Please try again.'],
  ['statistics.error', 'Database connection error: {message}'], ['pharmacies.failed', 'Failed to load data'],
  ['pharmacies.more', 'Showing first 200 results. Refine your filters to see fewer results.'], ['home.faqEmpty', 'No FAQs available at the moment.'],
  // The stored text of the page may name the same figures.
  ['about.values.providers', '500+'], ['about.values.customers', '50K+'], ['about.values.years', '5+'], ['about.values.always', '24/7'],
  ['providerPage.hoursFallback', 'Contact for operating hours'], ['providerPage.bookContact', 'Contact for Booking'],
];

test.each(QUOTED)('%s has the words of the specification', (key, text) =>
  expect(english.get(key)).toBe(text),
);
