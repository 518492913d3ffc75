import type { LegalText } from './legal-text';

export const PRIVACY_EN: LegalText = {
  title: 'Privacy policy',
  sections: [
    {
      id: 'who-we-are',
      title: 'Who we are',
      paragraphs: [
        'Lamaa is a public directory of car wash and car care providers in the United Arab Emirates. You can read everything here without an account and without telling us who you are.',
        'This policy explains what data we do receive, what we do with it and what you can ask of us.',
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
        'Reviews: your stars and text, the month of the visit, the service, the size of the car, the name you want to show, and your email address if you give it. Once our team has accepted a review, everything but the email address is public.',
        'Listing submissions: the name, email address, website, address, emirate, trade licence number, phone, WhatsApp, hours, prices, services and description of the business.',
        'With each of these, we keep our team’s decision and notes, and when we answered you by email.',
        'With each of these, a code for 90 days that finds it for the address we show you after sending. Whoever has that address sees what kind of thing was sent, when, and what our team decided, but nothing of what you wrote.',
        'With each of these, a scrambled form (keyed hash) of the IP address it was sent from. We use it only to limit how much one sender can send in an hour, and how many reviews in a day. The address itself is not stored and cannot be recovered from the hash.',
      ],
    },
    {
      id: 'on-your-device',
      title: 'What stays on your device',
      paragraphs: [
        'Lamaa sets no cookies. When you switch the language, the tab remembers how far down the page you were (in its session storage) until the page in the other language has loaded.',
        'Your browser keeps the providers you save with the heart (up to 200) and the last eight you opened, with name, phone number, area and the time (in its local storage). So that you can read the numbers without a connection, it also stores one page for that (with a service worker). None of this is sent to us, except that the Saved page asks us for their current details and sends nothing about you. To empty the lists, use “Clear all” on that page and “Clear” beside “Recently viewed”. To remove everything, clear this website’s data in your browser settings.',
        'If you choose your car’s size, or name it in a search, your browser keeps it (in its local storage), to show you the prices for it. It becomes part of a list’s address only if you set a price limit, sort by price or search. The service whose price you asked for last is kept in the same way, and both become part of the address of a comparison.',
        'If you send a review, your browser keeps its text and stars (in its local storage), to show it to you on the provider’s page while it isn’t published yet: for two weeks at most, until it is published, or until you press “Remove from this device”.',
        '“Near me” and “Show distances” ask your browser for your location only when you tap them. For “Show distances” it never leaves your device. For “Near me”, your device rounds it to about 100 metres and sends it with the request for the list, to sort it by distance. It becomes part of that page’s address, like a search, and we don’t store it. Pages of providers that you open afterwards show how far they are; your device works that out.',
        'Your browser keeps your last five searches (in its local storage), to offer them when you search again. “Clear recent searches” below the search field removes them. While you type, your browser sends the text to us to suggest searches; we don’t store it.',
        'Searches and filters are part of a page’s address, so they appear in your browser’s history like any page that you visit. A post may show a video from YouTube or Vimeo. It is loaded from there, and that company may set its own cookies.',
      ],
    },
    {
      id: 'analytics',
      title: 'Counting visits',
      paragraphs: [
        'If counting is switched on, a small script counts which pages are read, without your searches, filters or location, where visitors come from, and in which country and on what kind of device. It loads after your first interaction or after 4 seconds, sets no cookie, and IP addresses are anonymised. If it is not switched on, visits are not counted.',
        'Pages may instead report, after the same delay, how fast they loaded: a duration and the kind of page, without cookies, your IP address or anything else about you.',
        'We keep these statistics for 2 years.',
        'When a search of the directory finds nothing, we count its words by day, to learn what is missing: without digits, and without anything about you, your device or your address. To stop anyone flooding this list, we also count how many such searches come from one IP address, as a hash that changes every day. It isn’t linked to the words.',
        'When you come back from calling or messaging a provider, its page may ask whether you reached it. If you answer, we keep the answer with the day and a hash of the month, the provider and your network (not your full IP address) for 31 days. It can’t be linked to what you say of other providers. Your browser tab keeps which provider you called last, and when, until you answer or close the tab; nobody is asked after thirty minutes.',
        'When you tap “Yes, all correct” on a provider’s page, we count it by day. So that nobody counts twice, we keep a hash of the IP address, which changes every day, with the provider until the following night.',
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
        'To keep spam out of our forms.',
      ],
    },
    {
      id: 'who-sees-it',
      title: 'Who else sees it',
      paragraphs: [
        'A provider sees the booking request that is meant for it. Our hosting and database companies store the data for us and may not use it for anything else; to send you a page, the hosting company needs your IP address, as on every website. If we answer by email, our mail provider sees your address and the text. Our team may be told by chat or email that something has arrived: only its kind, number and due date, and nothing that you wrote. We don’t sell data or show advertising.',
        'When you call a provider, open WhatsApp or visit a website, you leave Lamaa, and the privacy rules of that company apply.',
      ],
    },
    {
      id: 'how-long',
      title: 'How long we keep it',
      paragraphs: ['We keep data for these periods. Expired data is deleted from our database every night:'],
      points: [
        'Service records (messages, booking requests and listing submissions): 7 years, as business law may require.',
        'Reviews: 7 years, or until you withdraw them; their email address: until 30 days after our team has decided on them. Of a deleted or corrected review our team keeps the old name and text for 30 days, in case it was a mistake; not if you asked us to delete it.',
        'What our team has rejected or marked as spam: names, addresses and texts are cleared 90 days after the decision; the decision itself and our notes about it stay for the 7 years.',
        'The hash of the IP address in them: 1 day.',
        'The address that shows you what became of it: 90 days.',
        'The link by which an owner corrects a listing: 180 days.',
        'What callers say of a call: 31 days.',
        'The note that we told our team about your message, or that we owe you an answer (without your name or address): 30 days.',
        'Analytics: 2 years.',
        'Searches that found nothing: 180 days; the hash that limits them: until the following night.',
        'How often a listing was confirmed: 1 year; the hash that limits it: until the following night.',
        'What is published about a business: for as long as it is in the directory. Our team keeps a record of what was changed or removed for 1 more year.',
      ],
    },
    {
      id: 'your-rights',
      title: 'Your rights',
      paragraphs: [
        'You can ask what data we have about you, have it corrected, have it deleted unless the law makes us keep it, and object to its use. You can withdraw a review at any time. Write to us. We answer in English or Arabic.',
      ],
    },
    {
      id: 'security',
      title: 'How we protect it',
      paragraphs: [
        'All pages are sent encrypted. The website itself can add submissions to the database but cannot read them. Only our team can, with its own accounts.',
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
