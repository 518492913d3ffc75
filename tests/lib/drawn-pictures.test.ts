import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';
import { opengraphImage } from '@/lib/seo/opengraph/drawn';

jest.mock('server-only', () => ({}), { virtual: true });
jest.mock('@/lib/seo/opengraph/draw', () => ({
  drawOpengraphImage: jest.fn(async (title: string) => Buffer.alloc(1_000_000, title)),
}));
const drawn = jest.mocked(drawOpengraphImage);

const get = (title: string, locale: 'en' | 'ar' = 'en') => opengraphImage({ title, lines: [] }, locale);
beforeEach(() => drawn.mockClear());

test('pictures are drawn once for all who ask, and kept', async () => {
  const [one, other] = await Promise.all([get('same'), get('same')]);
  expect(await get('same')).toBe(one);
  expect(other).toBe(one);
  expect(drawn).toHaveBeenCalledTimes(1);
  await get('same', 'ar');
  expect(drawn).toHaveBeenCalledTimes(2);
});

test('pictures give way to others in the order of their use, at 16 MB', async () => {
  await get('used');
  for (let index = 0; index < 30; index += 1) {
    await get(`walk-${index}`);
    await get('used');
  }
  expect(drawn).toHaveBeenCalledTimes(31);
  await get('walk-29');
  expect(drawn).toHaveBeenCalledTimes(31);
  await get('walk-0');
  expect(drawn).toHaveBeenCalledTimes(32);
});

test('pictures that fail are drawn again', async () => {
  drawn.mockRejectedValueOnce(new Error('no memory'));
  await expect(get('fails')).rejects.toThrow('no memory');
  expect((await get('fails')).length).toBe(1_000_000);
});
