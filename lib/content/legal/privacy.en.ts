import type { LegalText } from './legal-text';

export const PRIVACY_EN: LegalText = {
  title: 'Privacy Policy',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        'Lamaa is a public directory of car wash and car care providers in the United Arab Emirates. You can read everything here without an account and without telling us who you are.',
        'This policy says which data come to us all the same, what we do with them and what you can ask of us.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: ['We keep what you send us, and little else:'],
      points: [
        'Messages: your name, email address and what you write.',
        'Booking requests: in addition your phone number, the place of the car, the kind of vehicle, the day and the hour.',
        'Listing submissions: name, email address, website, address, emirate, services and description of the business.',
        'A keyed hash of the network address that a form was sent from. The address itself is not stored and can not be read from the hash.',
      ],
    },
    {
      id: 'analytics',
      title: 'Counting visits',
      paragraphs: [
        'Where it is switched on, a small script counts which pages are read. It loads after your first interaction or after 4 seconds, sets no cookie, and IP addresses are anonymised.',
        'We keep these statistics for 2 years.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      paragraphs: [],
      points: [
        'To answer you, within 24 hours where we can.',
        'To pass a booking request on to the provider that you chose.',
        'To review and publish a listing, and to keep it correct.',
        'To keep programs that flood our forms away.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      paragraphs: [
        'A provider sees the booking request that is meant for it. Our hosting and database companies store the data for us and may use them for nothing else. We sell nothing and we show no advertising.',
        'When you call a provider, open a chat or visit a website, you leave Lamaa: from there on the privacy rules of that company hold.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [],
      points: [
        'Service records (bookings, listings and the messages about them): 7 years, as business law may require.',
        'Analytics: 2 years.',
        'Everything else: until it has served its purpose.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask',
      paragraphs: [
        'You may ask which data we have of you, have them corrected, have them deleted as far as no law makes us keep them, and object to their use. Write to us; we answer in your language, English or Arabic.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'All pages are sent encrypted. The website itself can add submissions to the database but can not read them; only our team can, with accounts of its own.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Our forms are for adults of 18 years and over. We do not knowingly keep data of children.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['When this policy changes, the new text stands here with the day of its change.'],
    },
  ],
};
