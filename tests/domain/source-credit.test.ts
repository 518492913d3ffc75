import { creditsOf, parseCredits, withCredit } from '@/lib/domain/source-credit';

const OSM = '© OpenStreetMap contributors https://www.openstreetmap.org/copyright';

// prettier-ignore
test.each<[stored: string | null, shown: [text: string, link: string | null][]]>([
  [null, []],
  [' \n', []],
  [OSM, [['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright']]],
  ['Register of trades (https://register.example/open)', [['Register of trades', 'https://register.example/open']]],
  ['https://register.example/open', [['register.example', 'https://register.example/open']]],
  ['Ministry of Washing', [['Ministry of Washing', null]]],
  ['javascript:alert(1)', [['javascript:alert(1)', null]]],
  [`${OSM}\r\nRegister: https://register.example`, [['© OpenStreetMap contributors', 'https://www.openstreetmap.org/copyright'], ['Register', 'https://register.example']]],
])('%j names', (stored, shown) => {
  expect(parseCredits(stored).map(({ text, link }) => [text, link])).toEqual(shown);
});

test('a page names each once, and a second licence is added to the first', () => {
  const credits = parseCredits(OSM);
  expect(creditsOf([{ credits }, undefined, { credits: parseCredits(OSM) }])).toEqual(credits);
  expect(withCredit(null, OSM)).toBe(OSM);
  expect(withCredit(OSM, OSM)).toBe(OSM);
  expect(withCredit('Register', OSM)).toBe(`Register\n${OSM}`);
});
