import type { PGlite } from '@electric-sql/pglite';
import { websiteLink } from '@/lib/domain/contact';
import { POST_CATEGORIES } from '@/lib/domain/post';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});

const GOOD = {
  business_name: 'Shine',
  address: 'Al Barsha, Dubai',
  phone: '+971 50 123 4567',
  opening_hours: 'Daily 8 AM - 10 PM',
  price_range: 'AED 60',
  service_description: 'Hand wash.',
  latitude: 25.107,
  longitude: 55.2,
};

/** The problems of a provider that differs from a good one. */
async function problemsOf(difference: Record<string, unknown>): Promise<string[]> {
  await database.exec('delete from public.car_wash_locations');
  await add(difference);
  return problems();
}

async function add(difference: Record<string, unknown>): Promise<void> {
  const row = { ...GOOD, ...difference };
  const columns = Object.keys(row).join(', ');
  await database.query(
    `insert into public.car_wash_locations (${columns}) select ${columns} from jsonb_populate_record(null::public.car_wash_locations, $1)`,
    [JSON.stringify(row)],
  );
}

async function problems(): Promise<string[]> {
  const { rows } = await database.query<{ problem: string; field: string }>(
    'select problem, field from public.provider_problems order by 1, 2, id',
  );
  return rows.map(({ problem, field }) => `${problem} ${field}`);
}

test.each<[string, Record<string, unknown>, string[]]>([
  ['nothing wrong', {}, []],
  ['facts that were never told', { phone: null, opening_hours: null, price_range: null }, []],
  ['no coordinates', { latitude: null, longitude: null }, ['place_missing latitude']],
  ['coordinates in another emirate', { latitude: 24.485, longitude: 54.36 }, ['place_elsewhere latitude']],
  ['coordinates near the border of its emirate', { latitude: 25.303, longitude: 55.372 }, []],
  ['no area', { address: 'Nowhere 7' }, ['no_area address']],
  ['a phone of another country', { phone: '+44 20 7946 0000' }, ['phone_invalid phone']],
  ['the placeholder of a phone', { phone: '+971 (check website)' }, ['placeholder_left phone']],
  [
    'the placeholder of a website',
    { website: 'Not Listed', website_valid: false },
    ['placeholder_left website'],
  ],
  [
    'hours that are not understood',
    { opening_hours: 'Weekdays 9-5' },
    ['hours_not_understood opening_hours'],
  ],
  ['a price that is not understood', { price_range: 'call us' }, ['price_not_understood price_range']],
  [
    'a website that was found not to work',
    { website: 'a.example', website_valid: false },
    ['website_invalid website'],
  ],
  ['a website that is none', { website: 'not a url' }, ['website_not_understood website']],
  [
    'a website that is none and was found not to work',
    { website: 'social media only', website_valid: false },
    ['website_not_understood website'],
  ],
  ['no description', { service_description: ' ' }, ['description_empty service_description']],
  ['a rating of nobody', { rating: 4.5, review_count: 0 }, ['rating_without_reviews rating']],
])('%s', async (_, difference, expected) => {
  expect(await problemsOf(difference)).toEqual(expected);
});

test.each([
  ...[
    'qamra.example',
    'https://www.qamra.example/book?a=b#c',
    'HTTP://qamra.example:8080',
    ' qamra.example ',
    'مغسلة.example',
  ],
  ...[
    'qamra.example/our page',
    'qamra',
    'www. noor wash',
    'a@qamra.example',
    'javascript:alert(1)',
    'qamra.example:99999',
  ],
  ...[
    'https://',
    'https://qamra',
    'call us. thanks',
    '-',
    'qamra.example, noor.example',
    'a<b.example',
    'qamra.example\\book',
  ],
])('the website %p has no problem where pages link it', async (website) => {
  const isLinked = websiteLink({ website, websiteValid: true }) !== null;
  expect(await problemsOf({ website, website_valid: true })).toEqual(
    isLinked ? [] : [expect.stringMatching(/^(?:website_not_understood|placeholder_left) website$/)],
  );
});

test('a row that nobody has touched for more than a year', async () => {
  await problemsOf({});
  // Nothing else may set the day of the last change meanwhile.
  await database.exec(`
    alter table public.car_wash_locations disable trigger user;
    update public.car_wash_locations set updated_at = now() - interval '364 days'`);
  expect(await problems()).toEqual([]);
  await database.exec(`update public.car_wash_locations set updated_at = now() - interval '367 days';
    alter table public.car_wash_locations enable trigger user`);
  expect(await problems()).toEqual(['untouched_for_a_year updated_at']);
});

test('one phone in two spellings, and one name in one area, are suspected to be one provider', async () => {
  await problemsOf({});
  await add({ business_name: 'Glow', phone: '0501234567', address: 'Deira, Dubai' });
  expect(await problems()).toEqual(Array(2).fill('duplicate_suspected phone'));
  await database.exec('update public.car_wash_locations set phone = null');
  expect(await problems()).toEqual([]);
  await add({ business_name: 'SHINE', phone: '0509999999', address: 'Street 4, Al-Barsha, Dubai' });
  expect(await problems()).toEqual(Array(2).fill('duplicate_suspected business_name'));
});

test('problems are counted with examples, what misleads visitors first', async () => {
  await problemsOf({ phone: '12', price_range: 'call us' });
  await add({ business_name: 'Glow', phone: '13' });
  const { rows } = await database.query(
    'select problem, severity, meaning, providers, jsonb_array_length(examples) as examples from public.count_provider_problems()',
  );
  expect(rows).toEqual([
    { problem: 'phone_invalid', severity: 'error', meaning: expect.any(String), providers: 2, examples: 2 },
    {
      problem: 'price_not_understood',
      severity: 'warning',
      meaning: expect.any(String),
      providers: 1,
      examples: 1,
    },
  ]);
});

describe('content', () => {
  const post = (slug: string, category: string | null, content: string) =>
    database.query('insert into public.blog_posts (title, slug, category, content) values ($1, $2, $3, $4)', [
      'T',
      slug,
      category,
      content,
    ]);
  const page = (slug: string, content: string) =>
    database.query('insert into public.pages (slug, title, content) values ($1, $2, $3)', [
      slug,
      'T',
      content,
    ]);

  test('posts and pages with an address, a known category and something to read are taken', async () => {
    for (const category of POST_CATEGORIES) await post(`a-${category}-2`, category, '<p>Text</p>');
    await post('غسيل-السيارات-2026', null, '<img src="https://a.example/b.webp">');
    await page('about-us-fr', 'Text');
  });

  test.each([
    ['Capital', 'tips', 'Text'],
    ['two words', 'tips', 'Text'],
    ['-edge', 'tips', 'Text'],
    ['a/b', 'tips', 'Text'],
    ['fine', 'gossip', 'Text'],
    ['fine', 'tips', ''],
    ['fine', 'tips', '<p>&nbsp;</p>'],
  ])('a post at %p in %p with %p is refused', async (slug, category, content) => {
    await expect(post(slug, category, content)).rejects.toThrow(/blog_posts_/);
  });

  test.each([
    ['About', 'Text'],
    ['about-us-de', '<p> </p>'],
  ])('a page at %p with %p is refused', async (slug, content) => {
    await expect(page(slug, content)).rejects.toThrow(/pages_/);
  });
});
