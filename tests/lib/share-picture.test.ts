import sharp from 'sharp';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';
import { parseShareSubject } from '@/lib/seo/opengraph/subject';

jest.mock('server-only', () => ({}), { virtual: true });

// What staff or a submission may have written as a name.
test.each([
  ['nothing', ''],
  ['blanks', '   '],
  ['marks that are not seen', '\u200b\u200f'],
  ['control characters', 'a\u0000b\u0001c'],
  ['markup', '<b>&amp; </span>"'],
  ['one endless word', 'W'.repeat(200)],
  ['many words', 'Wash Wonder World '.repeat(12)],
  ['lines', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['letters that the font lacks', '洗车 🚗'],
])('%s can be a title', async (_name, text) => {
  const picture = await drawOpengraphImage(text, [text, 'Dubai'], 'ar');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});

test.each([
  [['home.jpg'], { kind: 'home' }],
  [['emirates', 'dubai.jpg'], { kind: 'emirate', emirate: 'dubai' }],
  [
    ['wash-type', 'steam-cleaning', 'emirates', 'ajman.jpg'],
    { kind: 'wash-type', washType: 'steam-cleaning', emirate: 'ajman' },
  ],
  [['service', '7.jpg'], { kind: 'provider', id: 7 }],
  [['blog', 'a.jpg.jpg'], { kind: 'post', slug: 'a.jpg' }],
  [['blog', '.jpg'], undefined],
  [['service', '0.jpg'], undefined],
  [['emirates', 'RAK.jpg'], undefined],
  [['wash-type', 'steam-cleaning', 'emirates.jpg'], undefined],
  [['emirates', 'dubai', 'x.jpg'], undefined],
  [[], undefined],
])('%j is the picture of %j', (segments, subject) => {
  expect(parseShareSubject(segments)).toEqual(subject);
});
