import { findFaqs, findFirstPage } from '@/lib/data/content';
import { BACKEND, request } from './backend';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const ARABIC = /\p{Script=Arabic}/u;

async function faqs() {
  const read = await findFaqs();
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

async function titleOfFirst(...slugs: string[]) {
  const read = await findFirstPage(slugs);
  if (!read.ok) throw new Error(read.reason);
  return read.value?.title;
}

/** Changes a row as staff do, for as long as the callback takes. */
async function whileChanged(row: string, change: object, undo: object, during: () => Promise<void>) {
  const patch = (values: object) =>
    request(row, BACKEND.secretKey, { method: 'PATCH', body: JSON.stringify(values) });
  expect((await patch(change)).ok).toBe(true);
  try {
    await during();
  } finally {
    await patch(undo);
  }
}

test('every sample FAQ is there in both languages', async () => {
  const all = await faqs();
  expect(all.length).toBeGreaterThan(10);
  for (const { question, answer, arabic } of all) {
    expect(question + answer).not.toMatch(ARABIC);
    expect(arabic?.question).toMatch(ARABIC);
    expect(arabic?.answer).toMatch(ARABIC);
  }
});

test.each([null, '', ' \n'])('an FAQ whose Arabic answer is %j has no Arabic version', async (answer_ar) => {
  const [first] = await faqs();
  await whileChanged(
    `faqs?id=eq.${first!.id}`,
    { answer_ar },
    { answer_ar: first!.arabic!.answer },
    async () => expect((await faqs())[0]).toEqual({ ...first, arabic: null }),
  );
});

test('of several pages the first one that is published is found', async () => {
  expect(await titleOfFirst('about-us')).toBe('About Lamaa');
  expect(await titleOfFirst('about-us-ar', 'about-us')).toBe('عن لمعة');
  const row = 'pages?slug=eq.about-us-ar';
  await whileChanged(row, { is_published: false }, { is_published: true }, async () => {
    expect(await titleOfFirst('about-us-ar', 'about-us')).toBe('About Lamaa');
  });
  expect(await titleOfFirst('partners')).toBeUndefined();
});
