import type { Provider } from '@/lib/domain/provider';
import { autoWash } from '@/lib/seo/structured-data/provider';
import { PROVIDER } from '../../support/providers';

Object.assign(process.env, {
  SUPABASE_URL: 'https://project.supabase.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  SITE_URL: 'https://lamaa.example',
});

interface StructuredData {
  telephone?: string;
  openingHoursSpecification?: { dayOfWeek: string[]; opens: string; closes: string }[];
}

const structuredData = (facts: Partial<Provider>) =>
  autoWash({ ...PROVIDER, ...facts }, 'en') as unknown as StructuredData;

const hoursOf = (openTimes: Provider['openTimes']) =>
  structuredData({ openTimes }).openingHoursSpecification?.map(({ dayOfWeek, opens, closes }) => [
    dayOfWeek.length,
    opens,
    closes,
  ]);

test('omits unknown hours', () => {
  expect(hoursOf(null)).toBeUndefined();
});

test('writes "always open" as every day until 23:59', () => {
  expect(hoursOf([[0, 10080]])).toEqual([[7, '00:00', '23:59']]);
});

test('groups days with equal hours, and assigns hours past midnight to the day before', () => {
  const late = [0, 1, 2, 3, 4, 5].map((day) => [day * 1440 + 960, day * 1440 + 1560] as const);
  expect(hoursOf([...late, [9120, 9840]])).toEqual([
    [6, '16:00', '02:00'],
    [1, '08:00', '20:00'],
  ]);
});

test('names the pictures that the provider has, else the share picture', () => {
  expect(structuredData({})).toMatchObject({ image: expect.stringContaining('/share/') });
  expect(structuredData({})).not.toHaveProperty('logo');
  expect(
    structuredData({ logo: '/images/samples/palm.webp', photo: 'https://cdn.example/a.jpg' }),
  ).toMatchObject({
    logo: 'https://lamaa.example/images/samples/palm.webp',
    image: 'https://cdn.example/a.jpg',
  });
});

test('writes the phone in international format', () => {
  expect(structuredData({}).telephone).toBe('+971515551234');
  expect(structuredData({ phone: '12345', phoneE164: null }).telephone).toBe('12345');
});
