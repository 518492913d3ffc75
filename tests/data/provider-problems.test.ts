import { websiteLink } from '@/lib/domain/contact';
import { pictureUrl } from '@/lib/domain/provider';
import { type Database, insertProviders, migratedDatabase, type ProviderRow } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const VALID = {
  business_name: 'Shine',
  address: 'Al Barsha, Dubai',
  phone: '+971 50 123 4567',
  price_range: 'AED 60',
  opening_hours: 'Daily 8 AM - 10 PM',
  service_description: 'Hand wash.',
  latitude: 25.107,
  longitude: 55.2,
};

/** Adds a provider that differs from a valid one. */
const add = (difference: ProviderRow = {}) => insertProviders(database, [{ ...VALID, ...difference }]);

async function problems(): Promise<string[]> {
  const { rows } = await database.query<{ problem: string; field: string }>(
    'select problem, field from public.provider_problems order by 1, 2, id',
  );
  return rows.map(({ problem, field }) => `${problem} ${field}`);
}

// prettier-ignore
test.each<[what: string, difference: ProviderRow, problem: string | null]>([
  ['a valid provider', {}, null],
  ['unknown facts', { phone: null, opening_hours: null, price_range: null }, null],
  ['no coordinates', { latitude: null, longitude: null }, 'place_missing latitude'],
  ['coordinates in another emirate', { latitude: 24.485, longitude: 54.36 }, 'place_elsewhere latitude'],
  ['coordinates near the border of its emirate', { latitude: 25.303, longitude: 55.372 }, null],
  ['no area', { address: 'Nowhere 7' }, 'no_area address'],
  ['a foreign phone', { phone: '+44 20 7946 0000' }, 'phone_invalid phone'],
  ['a placeholder phone', { phone: '+971 (check website)' }, 'placeholder_left phone'],
  ['a placeholder website', { website: 'Not Listed', website_valid: false }, 'placeholder_left website'],
  ['hours that cannot be parsed', { opening_hours: 'Weekdays 9-5' }, 'hours_not_understood opening_hours'],
  ['a price that cannot be parsed', { price_range: 'call us' }, 'price_not_understood price_range'],
  ['hours that a program wrote', { opening_hours: 'Open · Closes 8 PM' }, 'hours_by_machine opening_hours'],
  ['a price level', { price_range: '4' }, 'price_level price_range'],
  ['a highest price', { price_range: 'Under AED 50' }, null],
  ['several phone numbers', { phone: '050 123 4567 / 04 123 4567' }, null],
  ['a chat that is an answer', { whatsapp_handle: 'yes' }, 'whatsapp_not_understood whatsapp_handle'],
  ['a chat link', { whatsapp_handle: 'https://wa.me/message/ABCD1234' }, null],
  ['a foreign address', { address: 'Al Barsha, Jeddah, Saudi Arabia' }, 'not_in_uae address'],
  ['an invalid website', { website: 'a.example', website_valid: false }, 'website_invalid website'],
  ['text in place of a website', { website: 'not a url' }, 'website_not_understood website'],
  ['text as an invalid website', { website: 'social media', website_valid: false }, 'website_not_understood website'],
  ['no description', { service_description: ' ' }, 'description_empty service_description'],
  ['an invisible character', { business_name: 'Shine\u202E Wash' }, 'text_damaged business_name'],
  ['an emoji of several characters', { business_name: 'Shine 👨‍👩‍👧 Wash' }, null],
  ['a name in both scripts, with marks of direction', { business_name: '\u200Fلمعة\u200E Shine (Café Noël), 5 < 6' }, null],
  ['entities', { business_name: 'Shine &amp; Sons' }, 'text_damaged business_name'],
  ['tags', { service_description: 'Hand<br>wash' }, 'text_damaged service_description'],
  ['lost letters', { business_name: '????? ???' }, 'text_damaged business_name'],
  ['letters in the wrong encoding', { business_name: 'Ù…ØºØ³Ù„Ø©' }, 'text_damaged business_name'],
  ['accents in the wrong encoding', { business_name: 'CafÃ© Shine' }, 'text_damaged business_name'],
  ['an error of a spreadsheet', { business_name: '#N/A' }, 'text_damaged business_name'],
  ['a total', { business_name: 'Total: 12' }, 'text_damaged business_name'],
  ['a name like a total', { business_name: 'Total Shine 12' }, null],
  ['a description by a program', { service_description: '{"Payments": {"Cash": true}}' }, 'text_damaged service_description'],
  ['an e-mail address in a description', { service_description: 'Write to ali@mail.example.' }, 'email_public service_description'],
  ['an e-mail address for bookings', { booking_capability: 'ali@mail.example' }, 'email_public booking_capability'],
  ['a name of a user', { booking_capability: 'Instagram @shine.wash' }, null],
  ['a rating without reviews', { rating: 4.5, review_count: 0 }, 'rating_without_reviews rating'],
])('%s', async (_, difference, problem) => {
  await add(difference);
  expect(await problems()).toEqual(problem ? [problem] : []);
});

// prettier-ignore
test.each([
  'qamra.example', 'https://www.qamra.example/book?a=b#c', 'HTTP://qamra.example:8080', ' qamra.example ', 'مغسلة.example',
  'qamra.example/our page', 'qamra', 'www. noor wash', 'a@qamra.example', 'javascript:alert(1)', 'qamra.example:99999', 'https://',
  'https://qamra', 'call us. thanks', '-', 'qamra.example, noor.example', 'a<b.example', 'qamra.example\\book',
])('the website %p has a problem only if pages do not link it', async (website) => {
  await add({ website, website_valid: true });
  const isLinked = websiteLink({ website, websiteValid: true }) !== null;
  expect(await problems()).toEqual(
    isLinked ? [] : [expect.stringMatching(/^(?:website_not_understood|placeholder_left) website$/)],
  );
});

test('a WhatsApp number that was replaced as the phone is reported until one of the two is right', async () => {
  await add({ phone: '050 123 4567', whatsapp_handle: 'https://wa.me/971501234567' });
  const change = (set: string) => database.exec(`update public.car_wash_locations set ${set}`);
  await change("phone = '04 123 4567'");
  expect(await problems()).toEqual(['whatsapp_of_former_phone whatsapp_handle']);
  await change("whatsapp_handle = '050 765 4321'");
  expect(await problems()).toEqual([]);
  await change("whatsapp_handle = '050 123 4567', phone = '04 123 4567 / 050 123 4567'");
  expect(await problems()).toEqual([]);
});

test('a row unchanged for more than a year is reported', async () => {
  await add();
  const age = (days: number) =>
    database.exec(`update public.car_wash_locations set updated_at = now() - interval '${days} days'`);
  // Otherwise the trigger would reset the last-changed date.
  await database.exec('alter table public.car_wash_locations disable trigger user');
  await age(364);
  expect(await problems()).toEqual([]);
  await age(367);
  expect(await problems()).toEqual(['untouched_for_a_year updated_at']);
});

test('the same phone, or the same name in an area, is a suspected duplicate', async () => {
  await add();
  await add({ business_name: 'Glow', phone: '0501234567', address: 'Deira, Dubai' });
  expect(await problems()).toEqual(Array(2).fill('duplicate_suspected phone'));
  await database.exec('update public.car_wash_locations set phone = null');
  expect(await problems()).toEqual([]);
  await add({ business_name: 'SHINE', phone: '0509999999', address: 'Street 4, Al-Barsha, Dubai' });
  expect(await problems()).toEqual(Array(2).fill('duplicate_suspected business_name'));
});

test('problems are counted with examples, most severe first', async () => {
  await add({ phone: '12', price_range: 'call us' });
  await add({ business_name: 'Glow', phone: '13' });
  const { rows } = await database.query(
    'select problem, severity, meaning, providers, jsonb_array_length(examples) as examples from public.count_provider_problems()',
  );
  const meaning = expect.any(String);
  expect(rows).toEqual([
    { problem: 'phone_invalid', severity: 'error', meaning, providers: 2, examples: 2 },
    { problem: 'price_not_understood', severity: 'warning', meaning, providers: 1, examples: 1 },
  ]);
});

async function picturesWithProblem(problem: string, hosts: string[] | null): Promise<string[]> {
  const { rows } = await database.query<{ value: string }>(
    `select example ->> 'value' as value
     from public.count_provider_problems($2), jsonb_array_elements(examples) as example where problem = $1`,
    [problem, hosts],
  );
  return rows.map(({ value }) => value).sort();
}

// prettier-ignore
test.each([
  'https://images.example/logo.png', 'https://IMAGES.example/a%20b.jpg?width=200#top', 'https://images.example',
  '/images/samples/palm.webp', 'https://', 'https://images', 'https://images.example/a b.png', 'https://images.example/logo.svg',
  'https://images.example/logo.SVG?v=2#top', 'https://images.example:8443/logo.png', 'https://name:word@images.example/logo.png',
  'https://images.example\\logo.png', 'https://127.0.0.1/logo.png', '/images/samples/../logo.webp',
])('the picture %p has a problem only if pages do not show it', async (link) => {
  const isShown = pictureUrl(link, ['images.example']) !== null;
  // Lists of photos hold no links with blanks.
  await add(link.includes(' ') ? { logo_url: link } : { photo_urls: ['/images/samples/palm.webp', link] });
  const found = await picturesWithProblem('picture_not_understood', ['images.example']);
  expect(found).toEqual(isShown ? [] : [link]);
});

test('pictures on other hosts are problems if the allowed hosts are known', async () => {
  const [logo_url, photo_url] = ['https://IMAGES.example/logo.png', 'https://elsewhere.example/logo.png'];
  await add({ logo_url, photo_urls: [logo_url, photo_url] });
  await add({ logo_url: '/images/samples/palm.webp' });
  expect(await picturesWithProblem('picture_host_not_allowed', ['images.example'])).toEqual([photo_url]);
  expect(await picturesWithProblem('picture_host_not_allowed', [])).toEqual([logo_url, logo_url, photo_url]);
  expect(await picturesWithProblem('picture_host_not_allowed', null)).toEqual([]);
});
