import { POST_CATEGORIES } from '@/lib/domain/post';
import { migratedDatabase, type Row } from './database';

const database = migratedDatabase();

type Coordinate = number | string | null;

const stored = (columns: string) => database.row(`select ${columns} from car_wash_locations`);
const insert = (row: Row) => database.insertProviders(row);

test.each([
  ['Dubai Marina', 25.0805, 55.1402],
  ['an island near Qatar', 24.49, 52.31],
  ['no coordinates', null, null],
])('stores %s', async (_, latitude, longitude) => {
  await insert({ latitude, longitude });
  expect(await stored('latitude::float, longitude::float')).toEqual({ latitude, longitude });
});

// prettier-ignore
test.each<[what: string, latitude: Coordinate, longitude: Coordinate]>([
  ['half a pair', 25.08, null], ['the other half', null, 55.14], ['a swapped pair', 55.14, 25.08], ['0, 0', 0, 0],
  ['a location in Qatar', 25.28, 50.53], ['text', 'Marina', 55.14], ['NaN', 'NaN', 'NaN'],
  ['infinity', 25.08, 'Infinity'],
])('rejects %s', async (_, latitude, longitude) => {
  await expect(insert({ latitude, longitude })).rejects.toThrow(/(lat|long)itude (must be between|does not fit)|numeric/);
});

test.each([null, 'https://images.example/logo.png', '/images/samples/palm.webp'])(
  'stores the picture %p',
  async (link) => {
    const pictures = { logo_url: link, photo_urls: link && [link, link] };
    await insert(pictures);
    expect(await stored('logo_url, photo_urls')).toEqual(pictures);
  },
);

// prettier-ignore
test.each([
  '', 'logo.png', 'http://images.example/logo.png', '//images.example/logo.png', '/icon.svg',
  'data:image/png;base64,AAAA', 'javascript:alert(1)', `https://images.example/${'a'.repeat(500)}`,
])('rejects the picture %p', async (link) => {
  await expect(insert({ logo_url: link })).rejects.toThrow(/logo_url must be a link/);
});

test('a business closes on the day it has closed, not before', async () => {
  const close = (day: string) =>
    database.exec(`update car_wash_locations set closed_on = (now() at time zone 'Asia/Dubai')::date ${day}`);
  await insert({ business_name: 'Noor' });
  await close('');
  await expect(close('+ 1')).rejects.toThrow('closed_on must not be in the future');
});

test.each(['closed_from', 'closed_until'])(
  'refuses a %s that makes a closure end before it begins',
  async (field) => {
    await insert({ business_name: 'Noor', closed_from: '2026-11-10', closed_until: '2026-11-20' });
    const day = field === 'closed_from' ? '2026-11-21' : '2026-11-09';
    await expect(database.exec(`update car_wash_locations set ${field} = '${day}'`)).rejects.toThrow(
      `${field} does not fit: closed_until must not be before closed_from`,
    );
  },
);

const PHOTO = 'https://images.example/bay.jpg';

// prettier-ignore
test.each([
  [[PHOTO, '']], [[PHOTO, null]], [[PHOTO, 'http://images.example/bay.jpg']], [[`${PHOTO} ${PHOTO}`]], [[`${PHOTO}|${PHOTO}`]],
  [Array(7).fill(PHOTO)], [[`https://images.example/${'a'.repeat(500)}`]],
])('rejects the photos %j', async (links) => {
  await expect(insert({ photo_urls: links })).rejects.toThrow(/photo_urls must be a list of up to six links/);
});

test.each([[['a|b']], [['a', null]], [['two\nlines']], [Array(7).fill('a')], [['a'.repeat(201)]]])(
  'rejects the alternative texts %j',
  async (texts) => {
    const written = insert({ photo_urls: [PHOTO], photo_alts: texts });
    await expect(written).rejects.toThrow(/photo_alts must be a list of up to six texts/);
  },
);

// prettier-ignore
test.each<[what: string, set: string, alts: string[] | null]>([
  ['are reordered', "photo_urls = '{c,a,b}'", ['', 'A', 'B']],
  ['are fewer', "photo_urls = '{b}'", ['B']],
  ['are joined by a new one', "photo_urls = '{new,a,b,c}'", ['', 'A', 'B', '']],
  ['bring texts of their own', "photo_urls = '{b,a}', photo_alts = '{X,Y}'", ['X', 'Y']],
  ['are removed', 'photo_urls = null', null],
])('alternative texts follow their photos when these %s', async (_, set, alts) => {
  const link = (name: string) => `https://images.example/${name}`;
  await insert({ photo_urls: ['a', 'b', 'c'].map(link), photo_alts: ['A', 'B', ''] });
  const links = set.replace(/\{([a-z,]+)\}/, (_list, names: string) => `{${names.split(',').map(link).join(',')}}`);
  await database.exec(`update car_wash_locations set ${links}`);
  expect(await stored('photo_alts')).toEqual({ photo_alts: alts });
});

const addPost = (post: Record<string, string | null>) =>
  database.rows(
    `insert into blog_posts (title, slug, category, content, created_at)
     select title, slug, category, content, created_at from jsonb_populate_record(null::blog_posts, $1)`,
    [{ title: 'Sand', slug: 'sand', content: 'Text', created_at: '2026-11-01', ...post }],
  );
const addPage = (slug: string, content: string) =>
  database.rows('insert into pages (slug, title, content) values ($1, $2, $3)', [slug, 'T', content]);

test.each([
  [true, '2026-12-24T20:30:00Z', 'Shown from 25 December 2026 on.'],
  [false, '2026-12-24', 'Not shown: set is_published.'],
])('a post says from when it is shown (%p, %s)', async (is_published, created_at, effect) => {
  await addPost({ created_at });
  await database.rows('update blog_posts set is_published = $1', [is_published]);
  expect(await database.value('select effect from blog_posts')).toBe(effect);
});

test('stores posts and pages with a valid slug, a known category and visible content', async () => {
  for (const category of POST_CATEGORIES) await addPost({ slug: `a-${category}-2`, category });
  await addPost({ title: 'رمل', slug: 'غسيل-السيارات-50', created_at: '2001-01-01' });
  await addPost({ slug: 's'.repeat(200), content: '<img src="https://a.example/b.webp">' });
  await addPage('about-us-fr', 'Text');
});

test.each<Record<string, string>>([
  ...['Capital', 'two words', '-edge', 'a/b', '', '\u200B', 's'.repeat(201)].map((slug) => ({ slug })),
  ...['infinity', '-infinity', '0044-03-15 BC', '294276-12-31'].map((created_at) => ({ created_at })),
  { title: '\u200B \u00A0\uFEFF' },
  { category: 'gossip' },
  { content: '' },
  { content: '<p>&nbsp;</p>' },
])('rejects a post with %j', async (post) => {
  await expect(addPost(post)).rejects.toThrow(/^(?:title|slug|category|content|created_at) must /);
});

test.each([
  ['About', 'Text'],
  ['about-us-de', '<p> </p>'],
])('rejects a page at %p with %p', async (slug, content) => {
  await expect(addPage(slug, content)).rejects.toThrow(/^(?:slug|content) must /);
});

describe('values that no provider can have', () => {
  // prettier-ignore
  test.each([
    ['rating', 999], ['rating', -1], ['rating', 'NaN'], ['rating', 5.01], ['review_count', -5],
    ['latitude', 0], ['logo_url', 'logo.png'], ['service_description', 'x'.repeat(200_000)], ['business_name', 'x'.repeat(201)], ['address', 'م'.repeat(501)],
  ])('%s = %.20s is refused when that column is written, not when others are', async (column, value) => {
    const refused = new RegExp(`^${column} must .* \\(it is ".*"\\)\\.$`);
    await expect(insert({ [column]: value })).rejects.toThrow(refused);

    await database.exec('alter table car_wash_locations disable trigger prepare_provider');
    await insert({ business_name: 'Noor', [column]: value });
    await database.exec('alter table car_wash_locations enable trigger prepare_provider');
    await database.exec("update car_wash_locations set phone = '0515000199'");
    await database.exec(`update car_wash_locations set phone = 'x', ${column} = ${column}`);
    const again = () => database.rows(`update car_wash_locations set ${column} = $1`, [`${value}1`]);
    if (value !== 'NaN') await expect(again()).rejects.toThrow(refused);
  });

  test('the limits of values are possible', async () => {
    for (const rating of [0, 5, null])
      await insert({ rating, review_count: 0, service_description: 'x'.repeat(10_000) });
  });
});
