import { filterToQuery, parseFilter } from '@/lib/domain/filter';
import { pastedPosition } from '@/lib/domain/pasted-position';

// prettier-ignore
test.each<[text: string, position: [number, number] | undefined, rest?: string]>([
  ['25.2048, 55.2708', [25.205, 55.271]], ['25.204849,55.270783', [25.205, 55.271]], ['25.2048 55.2708', [25.205, 55.271]], ['(25.2048, 55.2708)', [25.205, 55.271]],
  ['25.2048° N, 55.2708° E', [25.205, 55.271]], ['N25.2048 E55.2708', [25.205, 55.271]], ['٢٥٫٢٠٤٨، ٥٥٫٢٧٠٨', [25.205, 55.271]], ['lat: 25.2048, long: 55.2708', [25.205, 55.271]],
  [`25°11'49.8"N 55°16'27.1"E`, [25.197, 55.274]], ['25° 11′ 49″ N, 55° 16′ 27″ E', [25.197, 55.274]], ['-33.868, 151.209', [-33.868, 151.209]], ['33.86 S, 151.21 E', [-33.86, 151.21]],
  ['steam near 25.2048, 55.2708 under 60', [25.205, 55.271], 'steam near under 60'], ['https://www.google.com/maps/@25.2048,55.2708,15z', [25.205, 55.271]],
  ['polish https://maps.google.com/?q=25.2048,55.2708 today', [25.205, 55.271], 'polish today'], ['geo:25.2048,55.2708', [25.205, 55.271]],
  ['25, 55', undefined], ['4.5 stars 50', undefined], ['open 9.30 10.30', undefined], ['91.25, 55.27', undefined], ['under 49.99', undefined], ['', undefined],
])('%j is at %j', (text, position, rest = '') => {
  const found = pastedPosition(text);
  expect(found && [found.position.latitude, found.position.longitude]).toEqual(position);
  if (position) expect(found!.rest).toBe(rest);
});

test('a pasted position is near it, and no text', () => {
  const query = filterToQuery(parseFilter(new URLSearchParams({ q: '25.204849, 55.270783' })));
  expect(query.toString()).toBe('near=25.205%2C55.271&sort=near');
  const steam = parseFilter(new URLSearchParams({ q: 'steam 25.204849, 55.270783' }));
  expect(steam).toMatchObject({
    search: 'steam',
    near: { latitude: 25.205, longitude: 55.271 },
    sort: 'near',
  });
});
