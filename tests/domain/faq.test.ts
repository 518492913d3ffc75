import { faqIn } from '@/lib/domain/faq';

const FAQ = { id: 7, question: 'Why?', answer: 'So.', arabic: { question: 'لماذا؟', answer: 'هكذا.' } };

test.each([
  ['en', FAQ, { id: 7, question: 'Why?', answer: 'So.' }],
  ['ar', FAQ, { id: 7, question: 'لماذا؟', answer: 'هكذا.' }],
  ['ar', { ...FAQ, arabic: null }, { id: 7, question: 'Why?', answer: 'So.' }],
])('returns the FAQ in %s', (locale, faq, shown) => {
  expect(faqIn(faq, locale)).toEqual(shown);
});
