import type { Post } from '@/lib/domain/post';
import type { Provider } from '@/lib/domain/provider';
import type { Review } from '@/lib/domain/review';
import { blogPosting } from '@/lib/seo/structured-data/post';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { PROVIDER } from '../../support/provider-rows';

process.env.SITE_URL = 'https://lamaa.example';

const POST: Post = {
  title: 'Foam',
  slug: 'foam',
  excerpt: null,
  content: '<p>Foam.</p>',
  category: 'tips',
  image: null,
  createdAt: '2026-06-25T07:10:00+00:00',
};

test.each([
  [null, 'https://lamaa.example/images/posts/tips.webp'],
  ['/images/foam.webp', 'https://lamaa.example/images/foam.webp'],
  ['https://any.example/foam.jpg', 'https://any.example/foam.jpg'],
  ['javascript:alert(1)', 'https://lamaa.example/images/posts/tips.webp'],
])('uses the image of a post with %j: %s', (image, expected) => {
  expect(blogPosting({ ...POST, image }, 'en').image).toBe(expected);
});

interface StructuredData {
  telephone?: string;
  openingHoursSpecification?: { dayOfWeek: string[]; opens: string; closes: string }[];
}

const structuredData = (facts: Partial<Provider>) =>
  autoWash({ ...PROVIDER, ...facts }, 'en') as unknown as StructuredData;

/** Saturday to Thursday from 16:00 to 2:00 of the next day. */
const LATE = [0, 1, 2, 3, 4, 5].map((day) => [day * 1440 + 960, day * 1440 + 1560] as const);

test.each<[what: string, openTimes: Provider['openTimes'], hours: unknown]>([
  ['omits unknown hours', null, undefined],
  ['writes "always open" as every day until 23:59', [[0, 10080]], [[7, '00:00', '23:59']]],
  [
    'groups days with equal hours, and assigns hours past midnight to the day before',
    [...LATE, [9120, 9840]],
    [
      [6, '16:00', '02:00'],
      [1, '08:00', '20:00'],
    ],
  ],
])('%s', (_, openTimes, hours) => {
  const days = structuredData({ openTimes }).openingHoursSpecification;
  expect(days?.map(({ dayOfWeek, opens, closes }) => [dayOfWeek.length, opens, closes])).toEqual(hours);
});

// prettier-ignore
test.each<[what: string, closure: Partial<Provider>, special: unknown, hasHours: boolean]>([
  [
    'until a day',
    { closedFrom: '2026-08-10', closedUntil: '2026-08-20' },
    { opens: '00:00', closes: '00:00', validFrom: '2026-08-10', validThrough: '2026-08-20' },
    true,
  ],
  ['since an unknown day', { closedUntil: '2026-08-20' }, { validFrom: '2026-08-19', validThrough: '2026-08-20' }, true],
  ['until further notice', { closedFrom: '2026-08-10' }, undefined, false],
  ['until a day that is over', { closedUntil: '2026-08-18' }, undefined, true],
])('says that a provider is temporarily closed %s', (_, closure, special, hasHours) => {
  const provider = { ...PROVIDER, openTimes: LATE, ...closure };
  const data = autoWash(provider, 'en', { now: new Date('2026-08-19T08:00:00Z') });
  expect('openingHoursSpecification' in data).toBe(hasHours);
  if (special) expect(data).toMatchObject({ specialOpeningHoursSpecification: [special] });
  else expect(data).not.toHaveProperty('specialOpeningHoursSpecification');
});

test('names the pictures that the provider has, else the share picture', () => {
  expect(structuredData({})).toMatchObject({ image: expect.stringContaining('/share/') });
  expect(structuredData({})).not.toHaveProperty('logo');
  const PHOTOS = [
    { url: 'https://cdn.example/a.jpg', alt: 'The bays' },
    { url: '/images/samples/photo-1.webp', alt: null },
  ];
  const pictures = { logo: '/images/samples/palm.webp', photos: PHOTOS };
  expect(structuredData(pictures)).toMatchObject({
    logo: 'https://lamaa.example/images/samples/palm.webp',
    image: ['https://cdn.example/a.jpg', 'https://lamaa.example/images/samples/photo-1.webp'],
  });
});

test('has one identity in both languages, the place, and prices by kind and car', () => {
  const kinds = [{ slug: 'interior', name: { en: 'Interior cleaning', ar: 'تنظيف داخلي' }, washType: null }];
  const line = { kind: 'interior', washes: null, days: null, priceTo: null };
  const lines = [
    { ...line, car: 'small' as const, priceFrom: 60 },
    { ...line, car: 'suv' as const, priceFrom: 80 },
  ];
  const facts = {
    kinds,
    lines,
    hasMenu: true,
    prices: { small: 30, suv: 40, large: null },
    priceFrom: null,
    priceTo: null,
  };
  const [en, ar] = (['en', 'ar'] as const).map(
    (locale) => autoWash({ ...PROVIDER, ...facts }, locale) as object,
  );
  expect(en).toMatchObject({
    '@id': `https://lamaa.example/service/${PROVIDER.id}#provider`,
    makesOffer: [
      ['Exterior wash · small', 30],
      ['Exterior wash · suv', 40],
      ['Interior cleaning · small', 60],
      ['Interior cleaning · suv', 80],
    ].map(([name, price]) => ({
      itemOffered: { name },
      priceSpecification: { price, priceCurrency: 'AED' },
    })),
  });
  expect(ar).toMatchObject({ '@id': (en as { '@id': string })['@id'] });
});

test('writes the phone in international format', () => {
  expect(structuredData({}).telephone).toBe('+971515551234');
  expect(structuredData({ phone: '12345', phoneE164: null }).telephone).toBeUndefined();
});

describe('reviews', () => {
  const REVIEW: Review = {
    id: 12,
    stars: 4,
    text: 'سريع ونظيف والسعر مناسب',
    language: 'ar',
    name: 'Amna',
    kinds: [],
    car: null,
    visitedIn: '2026-10-01',
    publishedAt: '2026-10-20T10:00:00+00:00',
    reply: { text: 'Thank you.', day: '2026-10-21' },
  };
  const own = { rating: 4.25, reviews: 10 };
  const dataOf = (facts: Partial<Provider>, reviews: Review[] = []) =>
    autoWash({ ...PROVIDER, ...facts }, 'en', { reviews }) as unknown as Record<string, unknown>;

  test('published here have the fields that search engines require', () => {
    const { aggregateRating, review } = dataOf({ own }, [REVIEW, { ...REVIEW, language: null }]);
    const scale = { bestRating: 5, worstRating: 1 };
    expect(aggregateRating).toEqual({
      '@type': 'AggregateRating',
      ratingValue: 4.2,
      reviewCount: 10,
      ...scale,
    });
    const first = {
      '@type': 'Review',
      author: { '@type': 'Person', name: 'Amna' },
      datePublished: '2026-10-20',
      reviewBody: REVIEW.text,
      inLanguage: 'ar',
      reviewRating: { '@type': 'Rating', ratingValue: 4, ...scale },
    };
    const { inLanguage: _, ...second } = first;
    expect(review).toEqual([first, second]);
  });

  test('of other sources are left out, whatever is known of them', () => {
    const imported = {
      rating: 4.9,
      reviewCount: 1280,
      ratingSource: 'Google',
      ratingCheckedOn: '2026-10-01',
    };
    for (const data of [dataOf(imported), dataOf(imported, [REVIEW])])
      expect(JSON.stringify(data)).not.toMatch(/rating|review|4\.9|1280/i);
    expect(dataOf({ ...imported, own }).aggregateRating).toMatchObject({ ratingValue: 4.2, reviewCount: 10 });
    // One review makes nobody the best.
    expect(dataOf({ own: { rating: 4.25, reviews: 9 } })).not.toHaveProperty('aggregateRating');
  });
});
