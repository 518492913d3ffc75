import { NextRequest } from 'next/server';

jest.mock('@/lib/directory/current', () => ({
  findDirectory: async () => undefined,
  hasStaffTables: () => true,
}));

let middleware: (request: NextRequest) => Promise<Response>;
beforeAll(async () => void ({ middleware } = await import('@/middleware')));

/** What follows an address in chats, mails and sentences of both languages, line breaks that were copied with it among them. */
// prettier-ignore
const ENDINGS = [
  '.', ',', ':', ';', '!', '%3F', ')', '%5D', '%7D', '%3E', '%22', "'", '«', '%C2%BB', '%D8%8C', '%D8%9B', '%D8%9F', '…', '%E2%80%9D', '**',
  '%E2%80%8F', '%E2%80%8E', '%E2%80%8B', '%E2%81%A9', '%C2%A0', '%20', '%0A', '%0D%0A', ').', '!!!', '%E2%80%8F.%E2%80%8F', '/', './',
];
// prettier-ignore
const PAGES = [
  '/service/12', '/services', '/about', '/contact', '/blog', '/areas/al-quoz', '/district/jlt', '/wash-type/steam-cleaning', '/emirates/dubai',
  '/wash-type/steam-cleaning/emirates/dubai', '/prices', '/compare', '/service/12/reviews/new', '/share/service/12.jpg', '/privacy-policy',
];

test.each(ENDINGS)('%s behind an address is no part of it', async (ending) => {
  for (const page of [...PAGES, ...PAGES.map((path) => `/ar${path}`), '/ar', '/api/providers.json'])
    expect([page, await redirectOf(`${page}${ending}?x=1`)]).toEqual([page, [308, `${page}?x=1`]]);
});

// prettier-ignore
test.each<[arrived: string, meant: string]>([
  ['/ar.', '/ar'], ['/en).', '/'], ['/AR/Services).', '/ar/services'], ['/%22', '/'], ['/ar/%C2%BB.', '/ar'],
  ['/wash-type/detailing/RAK.', '/wash-type/auto-detailing/emirates/ras-al-khaimah'], ['/ar/steam-cleaning)', '/ar/wash-type/steam-cleaning'],
  ['/areas/JLT/.', '/district/jlt'], ['/services/interior-cleaning!', '/services'], ['/brands/toyota.', '/services'], ['/Service/007,', '/service/7'],
  ['/service/%E2%81%A612%E2%81%A9', '/service/12'], ['/%E2%80%8Eservice/12', '/service/12'], ['/blog/a%0A', '/blog/a'],
  ['/services?emirate=dubai&amp;washType=steam-cleaning', '/services?emirate=dubai&washType=steam-cleaning'],
  ['/ar/services?emirate=dubai&amp%3BwashType=a&amp;amp;page=2', '/ar/services?emirate=dubai&washType=a&page=2'],
  ['/wash-type/detailing?amp;page=2', '/wash-type/auto-detailing?page=2'], ['/steam-cleaning.?a=1&amp;b=2', '/wash-type/steam-cleaning?a=1&b=2'],
  ['/compare?ids=12,301).', '/compare?ids=12,301'], ['/services?emirate=dubai%E2%80%8F', '/services?emirate=dubai'],
  ['/services?washType=Wash%20(hand))', '/services?washType=Wash+%28hand%29'], ['/api/providers.json?area=jlt%D8%8C', '/api/providers.json?area=jlt'],
])('%s is %s, in one hop', async (arrived, meant) => {
  expect(await redirectOf(arrived)).toEqual([308, meant]);
  expect(await redirectOf(meant)).not.toContain(308);
});

// What was typed stays, and so does what we do not know.
test.each([
  '/services?q=%22hand+wash%22',
  '/blog?q=why%3F',
  '/about?utm_source=mail.',
  '/services?washType=Wash+(hand)',
  // Written anew it would be longer than clients take in a header.
  `/compare?ids=${'7,8,9,'.repeat(2_000)}`,
])('%s stays as it is', async (address) => expect(await redirectOf(address)).not.toContain(308));

// prettier-ignore
test.each<[address: string, status: number]>([
  ['/nothing).', 404], ['/emirates/atlantis.', 404], ['/ar/sitemap.xml.', 404], ['/service/12abc', 404], ['/about%00x', 400], ['/x%0a', 400], ['/%5C%5Cevil.example.', 400],
  ['/ar//evil.example.', 404], ['/%2F%2Fevil.example.', 404], ['/%2Fevil.example%2F%2E%2E', 400], [`/service/12${'.'.repeat(3_000)}`, 400],
])('%s is answered with %i, as before', async (address, status) => {
  expect(await redirectOf(address)).toEqual([status, undefined]);
});

test('what is sent to an address is not sent to another one', async () => {
  const { status } = await middleware(new NextRequest('http://localhost/contact).', { method: 'POST' }));
  expect(status).toBe(405);
});

test('asks for what is missing without conditions, which it would answer with 304', async () => {
  const headers = {
    'if-none-match': '*',
    'if-modified-since': 'Sat, 28 Nov 2026 00:00:00 GMT',
    accept: '*/*',
  };
  const passed = (path: string) =>
    middleware(new NextRequest(`http://localhost${path}`, { headers })).then((response) =>
      response.headers.get('x-middleware-override-headers'),
    );
  for (const path of ['/nowhere', '/services']) expect(await passed(path)).toMatch(/^(?!.*if-)/);
  expect(await passed('/contact')).toContain('if-none-match');
});

async function redirectOf(address: string): Promise<[status: number, location?: string]> {
  const { status, headers } = await middleware(new NextRequest(`http://localhost${address}`));
  const location = headers.get('location');
  if (location === null) return [status, undefined];
  const { host, pathname, search } = new URL(location, 'http://localhost');
  expect(host).toBe('localhost');
  return [status, pathname + search];
}
