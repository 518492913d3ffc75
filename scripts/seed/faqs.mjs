import { FAQS } from './sample-data.mjs';

const DRAFT = {
  category: 'Listings',
  question: 'Will there be reviews by visitors?',
  answer: 'We are thinking about it. Until then, ratings are shown as we received them.',
};

/** Returns the FAQs out of order, because the site has to sort them. */
export function createFaqs() {
  const sorted = FAQS.map((faq, index) => ({ ...faq, is_published: true, sort_order: index + 1 }));
  const shuffled = sorted.map((_, index) => sorted[(index * 7 + 3) % sorted.length]);
  return [...shuffled, { ...DRAFT, is_published: false, sort_order: 16 }];
}
