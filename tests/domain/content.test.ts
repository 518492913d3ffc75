import { faqIn } from '@/lib/domain/faq';
import { parseCategory, publishedAt } from '@/lib/domain/post';

const FAQ = { question: 'Why?', answer: 'So.', arabic: { question: 'لماذا؟', answer: 'هكذا.' } };

test.each([
  ['en', FAQ, { question: 'Why?', answer: 'So.' }],
  ['ar', FAQ, { question: 'لماذا؟', answer: 'هكذا.' }],
  ['ar', { ...FAQ, arabic: null }, { question: 'Why?', answer: 'So.' }],
])('returns the FAQ in %s', (locale, faq, shown) => {
  expect(faqIn(faq, locale)).toEqual(shown);
});

test.each([
  ['tips', 'tips'],
  [' Car Care ', 'car-care'],
  ['gossip', undefined],
])('reads the category %j as %j', (text, category) => {
  expect(parseCategory(text)).toBe(category);
});

test.each([
  ['2026-11-01T09:00:00.123456+04:00', '2026-11-01T05:00:00.123Z'],
  ['2026-11-01T09:00:00+00:00', '2026-11-01T09:00:00.000Z'],
  ['1900-01-01T00:00:00Z', '1900-01-01T00:00:00.000Z'],
])('parses the publication date %s', (createdAt, timestamp) => {
  expect(publishedAt({ createdAt })?.toISOString()).toBe(timestamp);
});

// prettier-ignore
test.each([
  'infinity', '-infinity', '0044-03-15T00:00:00+00:00 BC', '-000043-03-15T00:00:00.000Z',
  '0001-01-01T00:00:00+03:41:12', '9999-12-31T23:59:59Z', '294276-12-31T23:59:59+00:00', '',
  null as unknown as string,
])('returns no date for %s', (createdAt) => {
  expect(publishedAt({ createdAt })).toBeUndefined();
});
