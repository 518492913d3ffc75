import { parseProviderId, pictureUrl, visiblePhotos } from '@/lib/domain/provider';

// prettier-ignore
test.each([
  ['1', 1], ['007', 7], ['2147483647', 2147483647], ['2147483648', undefined], ['0', undefined], ['1.5', undefined],
  ['-1', undefined], ['1e3', undefined], ['١', undefined], ['', undefined],
])('parses the id %s as %s', (text, id) => {
  expect(parseProviderId(text)).toBe(id);
});

const HOSTS = ['images.example', 'cdn.images.example'];

test.each([
  ['https://images.example/logo.png', 'https://images.example/logo.png'],
  ['https://IMAGES.example/a%20b.jpg?width=200#top', 'https://images.example/a%20b.jpg?width=200'],
  ['https://cdn.images.example', 'https://cdn.images.example/'],
  ['/images/samples/palm.webp', '/images/samples/palm.webp'],
])('accepts %s as %s', (link, url) => {
  expect(pictureUrl(link, HOSTS)).toBe(url);
});

// prettier-ignore
test.each([
  [null], [undefined], [''], ['logo.png'], ['http://images.example/logo.png'], ['//images.example/logo.png'],
  ['https://elsewhere.example/logo.png'], ['https://images.example.elsewhere.example/logo.png'],
  ['https://images.example@elsewhere.example/logo.png'], ['https://elsewhere.example\\@images.example/logo.png'],
  ['https://name:word@images.example/logo.png'], ['https://images.example:8443/logo.png'],
  ['https://images.example/a b.png'], ['https://images.example/logo.svg'],
  ['https://images.example/logo.SVG?v=2#top'], ['https://images.example/\\..\\b.png'], ['https://127.0.0.1/logo.png'],
  ['data:image/svg+xml,<svg/>'], ['javascript:alert(1)'], ['/images/samples/../../api/health'],
  ['/images/samples/palm.svg'], ['/images/posts/tips.webp'], [`https://images.example/${'a'.repeat(500)}`],
])('rejects %j', (link) => {
  expect(pictureUrl(link, [...HOSTS, '127.0.0.1'])).toBeNull();
});

test('photos that cannot be shown and those shown before are left out with their alternative texts', () => {
  const links = [
    'https://elsewhere.example/a.jpg',
    'https://images.example/b.jpg#1',
    'https://images.example/c.jpg',
    'https://images.example/b.jpg#2',
  ];
  expect(visiblePhotos(links, ['A', ' The bays ', '', 'Again'], HOSTS)).toEqual([
    { url: 'https://images.example/b.jpg', alt: 'The bays' },
    { url: 'https://images.example/c.jpg', alt: null },
  ]);
  expect(visiblePhotos(null, ['A'], HOSTS)).toEqual([]);
});
