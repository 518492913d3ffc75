import sharp from 'sharp';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';

jest.mock('server-only', () => ({}), { virtual: true });

// Names that staff or a submission may have entered.
// prettier-ignore
test.each([
  ['nothing', ''], ['spaces', '   '], ['invisible marks', '\u200b\u200f'],
  ['control characters', 'a\u0000b\u0001c'], ['markup', '<b>&amp; </span>"'], ['one endless word', 'W'.repeat(200)],
  ['many words', 'Wash Wonder World '.repeat(12)], ['lines', 'a\nb\nc\nd\ne\nf\ng\nh'],
  ['letters that the font lacks', '洗车 🚗'],
])('draws %s as a title', async (_name, text) => {
  const picture = await drawOpengraphImage(text, [text, 'Dubai'], 'ar');
  expect(await sharp(picture).metadata()).toMatchObject({ width: 1200, height: 630 });
});
