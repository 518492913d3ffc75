import { findFaqs } from '@/lib/data/faqs';
import { findPage } from '@/lib/data/pages';
import { BACKEND, request } from './backend';

jest.mock('next/cache', () => ({ unstable_cache: (read: unknown) => read }));

const ARABIC = /\p{Script=Arabic}/u;

async function faqs(locale: 'en' | 'ar') {
  const read = await findFaqs(locale);
  if (!read.ok) throw new Error(read.reason);
  return read.value;
}

async function title(slug: string, locale: 'en' | 'ar') {
  const read = await findPage(slug, locale);
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

test('the same FAQs in the same order, each in the language of the page', async () => {
  const [english, arabic] = [await faqs('en'), await faqs('ar')];
  expect(arabic.map(({ id }) => id)).toEqual(english.map(({ id }) => id));
  for (const { question, answer } of english) expect(question + answer).not.toMatch(ARABIC);
  for (const { question, answer } of arabic) {
    expect(question).toMatch(ARABIC);
    expect(answer).toMatch(ARABIC);
  }
});

test('an FAQ whose Arabic version is not complete is shown as it is', async () => {
  const [english, arabic] = [(await faqs('en'))[0]!, (await faqs('ar'))[0]!];
  const row = `faqs?id=eq.${english.id}`;
  await whileChanged(row, { answer_ar: null }, { answer_ar: arabic.answer }, async () => {
    expect((await faqs('ar'))[0]).toEqual(english);
  });
});

test('a page has a version of its own in Arabic, or is shown as it is', async () => {
  expect(await title('about-us', 'en')).toBe('About Lamaa');
  expect(await title('about-us', 'ar')).toBe('عن لمعة');
  const row = 'pages?slug=eq.about-us-ar';
  await whileChanged(row, { is_published: false }, { is_published: true }, async () => {
    expect(await title('about-us', 'ar')).toBe('About Lamaa');
  });
});

test('a page that is not published is not found in any language', async () => {
  expect(await title('partners', 'en')).toBeUndefined();
  expect(await title('partners', 'ar')).toBeUndefined();
});
