import { ARABIC } from './faqs-arabic.mjs';

const PUBLISHED = [
  {
    category: 'Washing in the UAE',
    question: 'What should I do with my car after a sandstorm?',
    answer:
      'Do not wipe the dust off dry: sand is harder than clear coat and leaves fine scratches. ' +
      'Have the car rinsed first, then washed by hand or with foam. Ask for the door seals, the ' +
      'wiper blades and the cabin air filter to be looked at too. Expect queues on the day ' +
      'itself, so book for the morning after.',
  },
  {
    category: 'Washing in the UAE',
    question: 'Can I be fined for a dirty car in Dubai?',
    answer:
      'Yes. A car that is left dirty in a public place for weeks can bring its owner a fine of ' +
      'AED 500 in Dubai. If you travel, arrange a regular wash or leave the car in private ' +
      'parking under a cover. Other emirates have rules of their own, so ask the municipality ' +
      'where you live.',
  },
  {
    category: 'Mobile wash',
    question: 'Can a mobile car wash come to a mall car park?',
    answer:
      'Often, but not everywhere. Many malls allow only the company they have a contract with, ' +
      'and most forbid running water. Ask the provider which malls it works in before you park, ' +
      'and note your level and bay number.',
  },
  {
    category: 'Mobile wash',
    question: 'Are car washes allowed in the basement of my tower?',
    answer:
      'Building management decides. Most towers forbid hoses and buckets because of drains and ' +
      'slippery floors, yet allow waterless or steam cleaning by registered companies. Ask the ' +
      'security desk, and have the provider arrange the gate pass.',
  },
  {
    category: 'Wash types',
    question: 'Is a waterless wash safe for my paint?',
    answer:
      'It is, on a car with light dust. The spray lifts particles and wraps them before a clean ' +
      'cloth takes them away. On a car covered in mud or thick sand it should be rinsed first, ' +
      'and the cloths should be changed often.',
  },
  {
    category: 'Prices',
    question: 'Why does an SUV cost more than a sedan?',
    answer:
      'There is more surface, the roof is harder to reach and there are often seven seats to ' +
      'vacuum. Most providers charge about a quarter to a third more. The price range on a ' +
      'listing usually begins with a small car, so say what you drive when you ask.',
  },
  {
    category: 'Prices',
    question: 'Should I tip the person who washes my car?',
    answer:
      'Nobody has to, and it is common all the same. AED 5 to 10 is usual for a wash, more for a ' +
      'long interior clean in summer. Give it to the person who did the work, in cash.',
  },
  {
    category: 'Contact and booking',
    question: 'How do I book through WhatsApp?',
    answer:
      'Open a provider and tap its WhatsApp button to start a chat with the business. Send the ' +
      'area, the type of car, the service and the time you prefer, and wait for a confirmation. ' +
      'The booking is between you and the provider.',
  },
  {
    category: 'Contact and booking',
    question: 'Can I pay or book on Lamaa?',
    answer:
      'You book with the provider and pay the provider: by phone, through WhatsApp, on its website or in ' +
      'its app. On the page of car wash apps you can also send us a booking request: our team passes it ' +
      'on and contacts you to confirm the appointment. Nothing is paid on Lamaa, and you need no account.',
  },
  {
    category: 'Listings',
    question: 'What does "verified" mean?',
    answer:
      'Our team has confirmed that the business exists. Phone numbers and websites are checked ' +
      'separately: a tick beside one of them means that we have checked it. Neither is a promise ' +
      'about the work, and prices and hours change, so please confirm them when you call.',
  },
  {
    category: 'Listings',
    question: 'How can I add my business?',
    answer:
      'Fill in the form on the page "Update Listing"; a listing is free. Our team reviews every ' +
      'submission and writes to you by email within 2-3 business days. To have a listing of ' +
      'yours corrected, choose "Is this your business?" on its page.',
  },
  {
    category: 'Contact and booking',
    question: 'How do I see who is open now?',
    answer:
      'Tick "Open now" above any list of services; each card also says until when, as far as we ' +
      'know. For late nights and early mornings, look under 24/7 Services. Hours change in ' +
      'Ramadan and on public holidays, so call ahead.',
  },
  {
    category: 'Wash types',
    question: 'What is the difference between a steam wash and a normal wash?',
    answer:
      'Steam loosens grease and dirt with heat and very little water, so it suits fabric, vents ' +
      'and wheel rims. A normal wash moves loose sand faster. For a car full of desert dust the ' +
      'best order is a rinse, then steam where it is needed.',
  },
  {
    category: 'Washing in the UAE',
    question: 'How often should I wash my car here?',
    answer:
      'Once a week is a good habit between May and September, every ten days in winter. Bird ' +
      'droppings, insects and sea salt should come off on the same day, since heat burns them ' +
      'into the paint. A coating makes washing easier, but does not replace it.',
  },
  {
    category: 'Using Lamaa',
    question: 'Can I use the site in Arabic?',
    answer:
      'Yes. The language switch at the top of every page changes between English and Arabic and ' +
      'keeps you on the same page. Names, addresses and descriptions stay in the language in ' +
      'which the provider wrote them.',
  },
];

const DRAFT = {
  category: 'Listings',
  question: 'Will there be reviews by visitors?',
  answer: 'We are thinking about it. Until then, ratings are shown as we received them.',
};

/** Rows out of order on purpose: the site has to sort them. */
export function createFaqs() {
  const sorted = PUBLISHED.map((faq, index) => {
    const [question_ar, answer_ar] = ARABIC[index];
    return { ...faq, question_ar, answer_ar, is_published: true, sort_order: index + 1 };
  });
  const mixed = sorted.map((_, index) => sorted[(index * 7 + 3) % sorted.length]);
  return [...mixed, { ...DRAFT, is_published: false, sort_order: 16 }];
}
