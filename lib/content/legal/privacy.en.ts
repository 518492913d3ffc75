import type { LegalText } from './legal-text';

export const PRIVACY_EN: LegalText = {
  title: 'Privacy policy',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        'Lamaa is a public directory of car wash and car care providers in the United Arab Emirates. You can read everything here without an account and without telling us who you are.',
        'This policy explains what data we still receive, what we do with it and what you can ask of us.',
      ],
    },
    {
      id: 'what-we-collect',
      title: 'What we collect',
      paragraphs: ['We keep what you send us with a form, when you sent it, and in which language:'],
      points: [
        'Messages: your name, your email address and what you write.',
        'Reports of wrong information: what you report, and your email address if you give it.',
        'Booking requests: your name, phone number and email address, the app, the service and the vehicle, the day and time, where the car is, and any special requests.',
        'Reviews: your stars and text, the month of the visit, what was done, the size of the car, the name that you want to show, and your email address if you give it. Once our team has accepted a review, everything but the email address is public.',
        'Listing submissions: name, email address, website, address, emirate, services and description of the business; for a claim, also its phone, WhatsApp, hours and prices.',
        'With each of them, what our team decided, its notes about it, and when we answered you by email.',
        'With each of them, a hash of the IP address that it was sent from, made with a secret key (an HMAC). We use it only to limit how much one sender can send in an hour, and how many reviews in a day. The address itself is not stored and cannot be recovered from the hash.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      paragraphs: [
        'Lamaa sets no cookies. When you switch the language, the tab remembers how far down the page you were (in its session storage) until the page in the other language has loaded.',
        'The providers that you save with the heart, at most 200, and the last eight whose pages you opened stay in your browser (in its local storage), with name, phone number, area and the time. So that you can read the numbers without a connection, your browser also stores one page for that (with a service worker). None of this is sent to us, except that the page of saved providers requests their details by id, without anything about you. To empty the lists, use “Clear all” on that page and “Clear” beside “Recently viewed”; to remove everything, delete the data of this website in your browser’s settings.',
        'If you choose your car’s size, or name it in a search, your browser keeps it (in its local storage), to show you the prices for it. It becomes part of a list’s address only if you set a price limit, sort by price or search.',
        'If you send a review, your browser keeps its text and stars (in its local storage), to show it to you as waiting on the page of the provider: for two weeks at most, until it is published, or until you press “Remove from this device”.',
        '“Near me” and “Show distances” ask your browser for your position when you press them, and at no other time. For “Show distances” it never leaves your device. For “Near me”, your device rounds it to about 100 metres and sends it with the request for the list, to sort it by distance; it is part of that page’s address, like a search, and is not stored by us.',
        'Searches and filters are part of a page’s address, so they appear in your browser’s history like any page that you visit. A post may show a video from YouTube or Vimeo: it is loaded from there, and that company may set its own cookies.',
      ],
    },
    {
      id: 'analytics',
      title: 'Counting visits',
      paragraphs: [
        'If it is switched on, a small script counts which pages are read, without your searches, filters or position, where visitors come from, and in which country and on what kind of device. It loads after your first interaction or after 4 seconds, sets no cookie, and IP addresses are anonymised. If it is not switched on, visits are not counted.',
        'Pages may instead report, after the same delay, how fast they loaded: a duration and the kind of page, without cookies, your IP address or anything else about you.',
        'We keep these statistics for 2 years.',
        'When a search of the directory finds nothing, we count its words by day, to learn what is missing: without digits, and without anything about you, your device or your address. So that nobody fills this list, we also count by a hash of the IP address, which changes every day, how many such searches it has sent; that hash is not linked to the words.',
        'When you press “Yes, all of it” on the page of a provider, we count it by day. So that nobody counts twice, we keep a hash of the IP address, which changes every day, with the provider until the following night.',
      ],
    },
    {
      id: 'why',
      title: 'Why we use it',
      paragraphs: [],
      points: [
        'To answer you, within 24 hours where we can, in the language in which you wrote to us.',
        'To pass a booking request on to the app or provider that it is meant for, and to confirm the appointment with you.',
        'To review and publish a listing, and to keep it correct.',
        'To read and publish your review; with your email address, to tell you about it and to notice several reviews of a provider from one address.',
        'To stop spam programs from flooding our forms.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      paragraphs: [
        'A provider sees the booking request that is meant for it. Our hosting and database companies store the data for us and may not use it for anything else; to send you a page, the hosting company needs your IP address, as on every website. If we answer by email, our mail provider sees your address and the text. Our team may be told by chat or email that something has arrived: only its kind, number and due date, and nothing that you wrote. We sell no data and show no advertising.',
        'When you call a provider, open a chat or visit a website, you leave Lamaa, and the privacy rules of that company apply.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: [
        'We keep data for these periods; what has expired in our database is deleted every night:',
      ],
      points: [
        'Service records (messages, booking requests and listing submissions): 7 years, as business law may require.',
        'Reviews: 7 years, or until you withdraw them; their email address: until 30 days after our team has decided on them.',
        'What our team has rejected or marked as spam: names, addresses and texts are cleared 90 days after the decision; the decision itself and our notes about it stay for the 7 years.',
        'The hash of the IP address in them: 1 day.',
        'The note that our team has been told of something, or that you are to be answered (without your name or address): 30 days.',
        'Analytics: 2 years.',
        'Searches that found nothing: 180 days; the hash that limits them: until the following night.',
        'How often a listing was confirmed: 1 year; the hash that limits it: until the following night.',
        'What is published about a business: for as long as it is in the directory; what was changed or removed, as a record for our team: 1 year more.',
      ],
    },
    {
      id: 'your-rights',
      title: 'What you can ask',
      paragraphs: [
        'You can ask what data we have about you, have it corrected, have it deleted unless the law makes us keep it, and object to its use. You can withdraw a review at any time. Write to us; we answer in English or Arabic.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'All pages are sent encrypted. The website itself can add submissions to the database but cannot read them; only our team can, with its own accounts.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      paragraphs: [
        'Our forms are for adults of 18 years and over. We do not knowingly keep data about children.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      paragraphs: ['When this policy changes, the new text is published here with the date of the change.'],
    },
  ],
};
