import type { Post } from '@/lib/domain/post';
import type { Provider } from '@/lib/domain/provider';
import { blogPosting } from '@/lib/seo/structured-data/post';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { PROVIDER } from '../../support/providers';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://lamaa.example',
});

const POST: Post = {
  id: 1,
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
  ['http://any.example/foam.jpg', 'https://lamaa.example/images/posts/tips.webp'],
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

test('names the pictures that the provider has, else the share picture', () => {
  expect(structuredData({})).toMatchObject({ image: expect.stringContaining('/share/') });
  expect(structuredData({})).not.toHaveProperty('logo');
  const pictures = { logo: '/images/samples/palm.webp', photo: 'https://cdn.example/a.jpg' };
  expect(structuredData(pictures)).toMatchObject({
    logo: 'https://lamaa.example/images/samples/palm.webp',
    image: 'https://cdn.example/a.jpg',
  });
});

test('writes the phone in international format', () => {
  expect(structuredData({}).telephone).toBe('+971515551234');
  expect(structuredData({ phone: '12345', phoneE164: null }).telephone).toBeUndefined();
});
