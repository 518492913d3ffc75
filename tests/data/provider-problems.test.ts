import { websiteLink } from '@/lib/domain/contact';
import { pictureUrl } from '@/lib/domain/provider';
import { PICTURES, PROBLEMS_OF_ROWS, VALID, WEBSITES } from '../fixtures/typed/problems';
import { type Database, insertProviders, migratedDatabase, type ProviderRow } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

/** Adds a provider that differs from a valid one. */
const add = (difference: ProviderRow = {}) => insertProviders(database, [{ ...VALID, ...difference }]);

async function problems(): Promise<string[]> {
  const { rows } = await database.query<{ problem: string; field: string }>(
    'select problem, field from public.provider_problems order by 1, 2, id',
  );
  return rows.map(({ problem, field }) => `${problem} ${field}`);
}

test.each(PROBLEMS_OF_ROWS)('%s', async (_, difference, problem) => {
  await add(difference as ProviderRow);
  expect(await problems()).toEqual(problem ? [problem] : []);
});

test.each(WEBSITES)('the website %p has a problem only if pages do not link it', async (website) => {
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

test.each(PICTURES)('the picture %p has a problem only if pages do not show it', async (link) => {
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
