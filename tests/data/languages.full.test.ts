import { readFaqs, readFirstPage } from '@/lib/data/content';
import { BACKEND, request, valueOf } from './backend';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const faqs = () => valueOf(readFaqs());
const titleOfFirst = async (...slugs: string[]) => (await valueOf(readFirstPage(slugs)))?.title;

/** Changes a row as staff do while the callback runs. */
async function withChange(row: string, change: object, undo: object, during: () => Promise<void>) {
  const patch = (values: object) =>
    request(row, BACKEND.secretKey, { method: 'PATCH', body: JSON.stringify(values) });
  expect((await patch(change)).ok).toBe(true);
  try {
    await during();
  } finally {
    await patch(undo);
  }
}

test.each([null, '', ' \n'])('an FAQ whose Arabic answer is %j has no Arabic version', async (answer_ar) => {
  const [first] = await faqs();
  await withChange(`faqs?id=eq.${first!.id}`, { answer_ar }, { answer_ar: first!.arabic!.answer }, async () =>
    expect((await faqs())[0]).toEqual({ ...first, arabic: null }),
  );
});

test('the first published page of several slugs is returned', async () => {
  expect(await titleOfFirst('about-us')).toBe('About Lamaa');
  expect(await titleOfFirst('about-us-ar', 'about-us')).toBe('عن لمعة');
  const row = 'pages?slug=eq.about-us-ar';
  await withChange(row, { is_published: false }, { is_published: true }, async () => {
    expect(await titleOfFirst('about-us-ar', 'about-us')).toBe('About Lamaa');
  });
  expect(await titleOfFirst('partners')).toBeUndefined();
});
