import type { LegalText } from './legal-text';

export const TERMS_EN: LegalText = {
  title: 'Terms of service',
  sections: [
    {
      id: 'what-lamaa-is',
      title: 'What Lamaa is',
      paragraphs: [
        'Lamaa lists car wash and car care providers in the United Arab Emirates and lets you compare and contact them. We don’t wash cars, take payments or run user accounts.',
        'By using the site you agree to these terms. You must be 18 years or older (18+) to send a form or to book a service.',
      ],
    },
    {
      id: 'listings',
      title: 'What listings mean',
      paragraphs: [
        'Listings come from the providers, from public sources and from our own checks. “Verified” means that our team has confirmed that the business exists. It says nothing about the quality of the work. A tick beside a phone number or a website means that we have checked that number or address. Ratings, prices and opening hours may have changed, so call ahead.',
      ],
    },
    {
      id: 'bookings',
      title: 'Bookings',
      paragraphs: [
        'You book with the provider, outside Lamaa: by phone, WhatsApp, app or website. On the Car Wash Apps page you can also send a booking request. It goes to our team, which passes it on and contacts you to confirm the appointment. It is binding only once the provider has confirmed it.',
      ],
    },
    {
      id: 'prices',
      title: 'Prices and payment',
      paragraphs: [
        'All prices on the site are in UAE dirhams (AED) and are the providers’ own, with or without VAT as they state it. You pay the provider, never Lamaa.',
      ],
    },
    {
      id: 'cancellation',
      title: 'Cancellation and refunds',
      paragraphs: ['Unless the provider has agreed something else with you:'],
      points: [
        'Cancel or reschedule an appointment at least 2 hours before the service.',
        'Refunds that a provider owes are made within 5-7 business days, by the method you paid with.',
        'The provider may charge for a late cancellation or a no-show.',
      ],
    },
    {
      id: 'your-part',
      title: 'Your part',
      paragraphs: [],
      points: [
        'Give correct details in forms and bookings.',
        'Make sure that the car may be washed where it is parked, and that the crew can reach it.',
        'Do not flood the forms, scrape the directory beyond what its public API offers, or disrupt the site.',
      ],
    },
    {
      id: 'businesses',
      title: 'If you list a business',
      paragraphs: [
        'Listing is free. You confirm that you are authorised to act for the business and that what you send is true. Our team reviews submissions within 2-3 business days and may reject, shorten or remove a listing.',
      ],
    },
    {
      id: 'liability',
      title: 'Liability',
      paragraphs: [
        'The provider is responsible for its work, for damage to your car and for its prices. We are liable for our own wilful misconduct and gross negligence, and as far as the law of the United Arab Emirates requires.',
      ],
    },
    {
      id: 'content',
      title: 'Our content',
      paragraphs: [
        'The texts, the pictures and the arrangement of the directory belong to us or to those who license them to us. You may link to any page.',
      ],
    },
    {
      id: 'law',
      title: 'Law and changes',
      paragraphs: [
        'The law of the United Arab Emirates applies. When these terms change, the new text is published here with the date of the change. If you have questions, write to us.',
      ],
    },
  ],
};
