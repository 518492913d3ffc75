import { displayUrl, isImageUrl } from '@/lib/images/image-url';

test.each([
  '/images/posts/tips.webp',
  '/apple-touch-icon.png',
  '/images/2026_summer-deal~1.min.jpg',
  'https://pictures.example/storage/v1/wash%20bay.jpg?width=800',
])('accepts the image URL %s', (url) => {
  expect(isImageUrl(url)).toBe(true);
});

// prettier-ignore
test.each([
  '', '/', '//other.example/a.webp', '/images/posts/tips.webp#1', '/images/posts/tips.webp?1',
  '/images/posts/tips.webp/', '/images/posts/../posts/tips.webp', '/images/./posts/tips.webp',
  '/images//posts/tips.webp', '/images/posts/tips%2Ewebp', '/images/posts/tips.webp%23', '/images\\posts\\tips.webp',
  '/images/posts/tips.webp ', ' /images/posts/tips.webp', '/im\nages/posts/tips.webp', '/images/posts/tips.webp\n',
  'https://pictures.example/a.jpg#1', 'https://pictures.example/a.jpg ', 'https:\\\\pictures.example\\a.jpg',
  'http://pictures.example/a.jpg', 'data:image/png;base64,AAAA',
])('rejects the image URL %j', (url) => {
  expect(isImageUrl(url)).toBe(false);
});

test.each([
  ['/images/posts/tips.webp', '/images/posts/tips.webp'],
  ['https://any.example/a b.jpg#1', 'https://any.example/a%20b.jpg#1'],
  ['//any.example/a.jpg', 'https://any.example/a.jpg'],
  [' HTTPS://ANY.example/a.jpg ', 'https://any.example/a.jpg'],
])('displays %j as %s', (written, shown) => {
  expect(displayUrl(written)).toBe(shown);
});

// prettier-ignore
test.each([
  null, '', 'a.jpg', 'http://any.example/a.jpg', 'data:image/png;base64,AAAA', 'javascript:alert(1)', '/\\any.example/a.jpg',
  '/_next/static/a.png', '/images/../../secret.png', 'https://',
])('does not display %j', (written) => expect(displayUrl(written)).toBeUndefined());
