import fc from 'fast-check';
import { foldText, plainText, wellFormed } from '@/lib/domain/text';
import { TYPED_TEXTS } from '../support/typed-texts';
import { type Database, factsOf, insertProviders, migratedDatabase } from './database';

let database: Database;
beforeAll(async () => {
  database = await migratedDatabase();
});
beforeEach(() => database.exec('begin'));
afterEach(() => database.exec('rollback'));

async function stored(): Promise<Record<string, unknown>> {
  const { rows } = await database.query<Record<string, unknown>>(
    'select *, open_minutes::text from public.car_wash_locations',
  );
  return rows[0]!;
}

test('facts are derived on every write and cannot be overwritten', async () => {
  await insertProviders(database, [
    { address: 'Deira, Dubai', service_location: 'Mobile', opening_hours: '24/7', eco_certified: true },
  ]);
  const facts = {
    emirates: ['dubai'],
    area: 'deira',
    wash_types: ['mobile-car-wash', 'eco-friendly', '247-services'],
    kinds: ['mobile'],
    serves_mobile: true,
    is_eco: true,
    open_minutes: '{[0,10080)}',
  };
  expect(await stored()).toMatchObject(facts);
  await database.exec(
    `update public.car_wash_locations set area = 'hatta', emirates = '{}', kinds = '{foam}', open_minutes = null`,
  );
  expect(await stored()).toMatchObject(facts);
  await database.exec(`update public.car_wash_locations set address = null, opening_hours = 'closed'`);
  expect(await stored()).toMatchObject({ emirates: [], area: null, open_minutes: null, kinds: ['mobile'] });
});

test.each<[what: string, change: string, facts: Record<string, unknown>]>([
  [
    'a name of an emirate',
    `update public.emirates set names = names || '{Bu Zabi}' where slug = 'abu-dhabi'`,
    { emirates: ['abu-dhabi'] },
  ],
  [
    'an area',
    `insert into public.areas (slug, emirate, name_en, name_ar, latitude, longitude)
       values ('zabi', 'dubai', 'Zabi', 'زابي', 25.1, 55.3)`,
    { emirates: [], area: 'zabi' },
  ],
  [
    'a keyword of a wash type',
    `update public.wash_types set keywords = keywords || '{Vapour}' where slug = 'steam-cleaning'`,
    { wash_types: ['steam-cleaning'], kinds: ['steam'] },
  ],
  [
    'a kind of wash',
    `insert into public.kinds (slug, name_en, name_ar, keywords)
       values ('roof', 'Roof cleaning', 'تنظيف السقف', '{" Roof clean"}')`,
    { kinds: ['roof'] },
  ],
  [
    'a word of opening hours',
    `update public.hours_words set spellings = spellings || '{Jumaa}' where meaning = 'FRI'`,
    { open_minutes: '{[6240,6840)}' },
  ],
])('existing providers are updated when staff change %s', async (_what, change, facts) => {
  const row = { address: 'Bu Zabi Tower', wash_type: 'Vapour hand', service_description: 'Roof-cleaning' };
  await insertProviders(database, [{ ...row, opening_hours: 'Jumaa 8 AM - 6 PM' }]);
  const before = await stored();
  expect(before).toMatchObject({ emirates: [], area: null, wash_types: [], kinds: [], open_minutes: null });
  await database.exec(change);
  expect(await stored()).toMatchObject({ ...facts, updated_at: before.updated_at });
});

test('existing providers are updated when staff delete an area', async () => {
  await insertProviders(database, [{ address: 'Hatta, Dubai' }]);
  await database.exec(`delete from public.areas where slug = 'hatta'`);
  expect(await stored()).toMatchObject({ emirates: ['dubai'], area: null });
});

// prettier-ignore
/** Words and symbols that facts are derived from. */
const WORDS = [
  'mon', 'sun', 'fri-sat', 'daily', 'closed', '24', 'hours', '/7', 'noon', '12', 'midnight', '8', '8:30', '22:00', '99:99',
  'am', 'p.m.', ' ', ' - ', '-', ', ', ',', ';', ':', '&', '\n', 'السبت', 'الجمعة', 'و', 'من', 'حتى', 'صباحًا', 'مساءً', '٨', '١٠',
  'يوميا', 'مغلق', 'منتصف الليل', 'AED', 'درهم', '1,200', '60', '.', '+', '971', '0', '50', '1234567', '(0)', '800', '600',
  'Dubai', 'Al Nahda', 'دبي', 'JLT', 'Corniche', 'شارع', 'Road', 'steam', 'eco', 'ماء', '¶', '(?',
  '\u200F', '\u202E', '\u00A0', '\u0640', '\uFEFF', '👍', 'é', "'", '\\', '%', '$1',
];

test('any text is accepted, and derived facts are always valid', async () => {
  const words = fc.array(fc.constantFrom(...WORDS)).map((some) => some.join(''));
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: fc.constantFrom(...'0123456789.,-+ ٠٦٩') }),
    words,
    fc.tuple(words, fc.nat(5000)).map(([some, times]) => some.repeat(times).slice(0, 10_000)),
    fc.nat(10_000).map((length) => '9'.repeat(length)),
  );
  type Area = { slug: string; emirate: string };
  const { rows: areas } = await database.query<Area>('select slug, emirate from public.areas');
  const emirateOf = new Map(areas.map(({ slug, emirate }) => [slug, emirate]));
  await fc.assert(
    fc.asyncProperty(text, async (typed) => {
      const value = wellFormed(typed).replaceAll('\0', '');
      const facts = await factsOf(database, {
        address: value,
        wash_type: value,
        service_description: value,
        opening_hours: value,
        price_range: value,
        phone: value,
      });
      for (const [, opens, closes] of facts.open_minutes?.matchAll(/\[(\d+),(\d+)\)/g) ?? []) {
        expect(Number(opens)).toBeLessThan(Number(closes));
        expect(Number(closes)).toBeLessThanOrEqual(7 * 24 * 60);
      }
      expect(facts.open_minutes).not.toBe('{}');
      expect(String(facts.price_from ?? 0)).toMatch(/^\d{1,6}(\.\d{1,2})?$/);
      if (facts.price_to !== null && facts.price_from !== null)
        expect(facts.price_to).toBeGreaterThanOrEqual(facts.price_from!);
      for (const phone of facts.phones) expect(phone).toMatch(/^\+971\d{5,12}$/);
      expect(facts.phone_e164).toBe(facts.phones[0] ?? null);
      if (facts.area && facts.emirates.length > 0)
        expect(facts.emirates).toContain(emirateOf.get(facts.area));
      if (facts.districts.length > 0) expect(facts.districts).toContain(facts.area);
    }),
    { numRuns: 150 },
  );
});

/** Characters of the blocks that texts consist of, except İ, whose lower case depends on the language. */
const CHARACTERS = [
  [0x20, 0x12f],
  [0x131, 0x24f],
  [0x600, 0x6ff],
  [0x1680, 0x180f],
  [0x2000, 0x206f],
  [0xfb00, 0xfdff],
  [0xfe00, 0xffff],
].flatMap(([first, last]) =>
  Array.from({ length: last! - first! + 1 }, (_, index) => `a${String.fromCharCode(first! + index)}b`),
);

test('SQL and TypeScript read typed text identically', async () => {
  const texts = fc.sample(fc.string({ unit: 'grapheme-ascii', maxLength: 40 }), 300);
  texts.push(...TYPED_TEXTS.map(([typed]) => typed), ...CHARACTERS);
  const { rows } = await database.query<{ plain: string; folded: string }>(
    `select public.plain_text(text) as plain, public.fold_text(text) as folded
     from jsonb_array_elements_text($1) with ordinality as given (text, n) order by n`,
    [JSON.stringify(texts)],
  );
  expect(rows).toEqual(texts.map((text) => ({ plain: plainText(text), folded: foldText(text) })));
});
