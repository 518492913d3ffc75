import type { PGlite } from '@electric-sql/pglite';
import { pictureUrl } from '@/lib/domain/provider';
import { migratedDatabase } from './database';

let database: PGlite;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

const add = (logo: string | null, photo: string | null = null) =>
  database.query(
    `insert into public.car_wash_locations (business_name, logo_url, photo_url) values ('Shine', $1, $2)`,
    [logo, photo],
  );

async function picturesWithProblem(problem: string, hosts: string[] | null): Promise<string[]> {
  const { rows } = await database.query<{ value: string }>(
    `select example ->> 'value' as value from public.count_provider_problems($2), jsonb_array_elements(examples) as example
      where problem = $1`,
    [problem, hosts],
  );
  return rows.map(({ value }) => value).sort();
}

test.each([null, 'https://images.example/logo.png', '/images/samples/palm.webp'])(
  '%p is stored',
  async (link) => {
    await add(link, link);
    const { rows } = await database.query('select logo_url, photo_url from public.car_wash_locations');
    expect(rows).toEqual([{ logo_url: link, photo_url: link }]);
  },
);

test.each([
  '',
  'logo.png',
  'http://images.example/logo.png',
  '//images.example/logo.png',
  '/icon.svg',
  'data:image/png;base64,AAAA',
  'javascript:alert(1)',
  `https://images.example/${'a'.repeat(500)}`,
])('%p is refused', async (link) => {
  await expect(add(link)).rejects.toThrow(/logo_url_is_a_link/);
});

test.each([
  'https://images.example/logo.png',
  'https://IMAGES.example/a%20b.jpg?width=200#top',
  'https://images.example',
  '/images/samples/palm.webp',
  'https://',
  'https://images',
  'https://images.example/a b.png',
  'https://images.example/logo.svg',
  'https://images.example/logo.SVG?v=2#top',
  'https://images.example:8443/logo.png',
  'https://name:word@images.example/logo.png',
  'https://images.example\\logo.png',
  'https://127.0.0.1/logo.png',
  '/images/samples/../logo.webp',
])('%p has no problem where pages show it', async (link) => {
  const isShown = pictureUrl(link, ['images.example']) !== null;
  await add(null, link);
  expect(await picturesWithProblem('picture_not_understood', ['images.example'])).toEqual(
    isShown ? [] : [link],
  );
});

test('pictures on hosts that are not allowed are problems where these are known', async () => {
  const elsewhere = 'https://elsewhere.example/logo.png';
  await add('https://IMAGES.example/logo.png', elsewhere);
  await add('/images/samples/palm.webp');
  expect(await picturesWithProblem('picture_host_not_allowed', ['images.example'])).toEqual([elsewhere]);
  expect(await picturesWithProblem('picture_host_not_allowed', [])).toEqual([
    'https://IMAGES.example/logo.png',
    elsewhere,
  ]);
  expect(await picturesWithProblem('picture_host_not_allowed', null)).toEqual([]);
});

test('a picture that staff change dates the row', async () => {
  await add(null);
  await database.exec('update public.car_wash_locations set updated_at = null');
  await database.exec(`update public.car_wash_locations set logo_url = 'https://images.example/logo.png'`);
  const { rows } = await database.query<{ updated_at: Date | null }>(
    'select updated_at from public.car_wash_locations',
  );
  expect(rows[0]!.updated_at).not.toBeNull();
});
