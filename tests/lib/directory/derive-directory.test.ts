import type { DirectoryRows } from '@/lib/data/directory/rows';
import { toRow } from '@/lib/data/directory/tables';
import { deriveDirectory, toDirectory } from '@/lib/directory/derive-directory';
import { atOnce } from '@/lib/directory/in-chunks';
import { providerRow, rowsWith } from '../../support/keeper';
import { wordRow } from '../../support/staff-words';

const OPTIONS = { readAt: 1_000, imageHosts: [] };

const item = (id: number, more: Partial<DirectoryRows['provider_menu_items'][number]> = {}) =>
  toRow('provider_menu_items', {
    id,
    provider_id: 1,
    kind: 'exterior',
    name_en: `Wash ${id}`,
    price_from: 40,
    position: 0,
    ...more,
  })!;

const review = (id: number, published_at: string) =>
  toRow('provider_reviews', {
    id,
    provider_id: 1,
    stars: 5,
    kinds: ['hand-wash', 'no such kind'],
    visited_in: '2026-10-01',
    text: `Review ${id}`,
    name: 'Amna',
    published_at,
  })!;

const faq = (id: number | null, question: string, sort_order: number | null, more: object = {}) =>
  toRow('faqs', { id, question, answer: 'So.', sort_order, ...more })!;
const post = (id: number, slug: string, created_at: string) =>
  toRow('blog_posts', { id, slug, created_at, title: 'A', content: '<p>A</p>', category: 'tips' })!;

const rating = {
  provider_id: 1,
  rating: 4.5,
  total: 2,
  counts: [{ stars: 5 as const, language: 'en' as const, reviews: 2 }],
  changed_at: '2026-11-02T00:00:00+00:00',
};

const REVIEWED = {
  provider_reviews: [
    review(1, '2026-11-01T00:00:00+00:00'),
    review(2, '2026-11-02T00:00:00+00:00'),
    review(3, '2026-11-02T00:00:00+00:00'),
  ],
  published_ratings: [rating],
};

test('lists providers with a name that are open, and keeps closed ones by id', () => {
  const car_wash_locations = [
    providerRow(3),
    providerRow(1, { closed_on: '2026-01-01' }),
    providerRow(2, { business_name: ' ' }),
  ];
  const { providers, byId } = toDirectory(rowsWith(0, { car_wash_locations }), OPTIONS);
  expect(providers.map(({ id }) => id)).toEqual([3]);
  expect([...byId.keys()]).toEqual([1, 3]);
});

test('puts menus, reviews, FAQs and posts in their order', () => {
  const { menus, reviews, faqs, posts, pages } = toDirectory(
    rowsWith(1, {
      ...REVIEWED,
      provider_menu_items: [item(1, { position: 2 }), item(2, { position: 1 }), item(3, { position: 1 })],
      faqs: [
        faq(1, 'Last?', null),
        faq(3, 'Later?', 2),
        faq(2, 'Second?', 2),
        faq(null, 'First?', 1, { question_ar: 'لماذا؟', answer_ar: ' ' }),
      ],
      blog_posts: [
        post(1, 'older', '2026-11-01T00:00:00+00:00'),
        post(2, 'newer', '2026-11-01T00:00:00.5+00:00'),
        post(3, 'as-new', '2026-11-01T00:00:00.5+00:00'),
      ],
      pages: [{ slug: 'about-us', title: 'About', content: '<p>Us</p>' }],
    }),
    OPTIONS,
  );
  expect(menus.get(1)!.map(({ name }) => name)).toEqual(['Wash 2', 'Wash 3', 'Wash 1']);
  expect(reviews.get(1)!.reviews.map(({ id }) => id)).toEqual([3, 2, 1]);
  expect(reviews.get(1)!.reviews[0]!.kinds.map(({ slug }) => slug)).toEqual(['hand-wash']);
  expect(faqs.map(({ question }) => question)).toEqual(['First?', 'Second?', 'Later?', 'Last?']);
  expect(faqs[0]!.arabic).toBeNull();
  expect(posts.map(({ slug }) => slug)).toEqual(['as-new', 'newer', 'older']);
  expect(pages.get('about-us')).toEqual({ title: 'About', content: '<p>Us</p>' });
});

test('a menu has at most two hundred items', () => {
  const provider_menu_items = Array.from({ length: 201 }, (_, position) => item(position, { position }));
  const { menus } = toDirectory(rowsWith(1, { provider_menu_items }), OPTIONS);
  expect(menus.get(1)).toHaveLength(200);
});

test('a provider has the rating of its own reviews', () => {
  const { byId } = toDirectory(rowsWith(2, REVIEWED), OPTIONS);
  expect(byId.get(1)!.own).toEqual({ rating: 4.5, reviews: 2 });
  expect(byId.get(2)!.own).toBeNull();
});

describe('derived again', () => {
  const rows = rowsWith(3, { ...REVIEWED, provider_menu_items: [item(1), item(2, { provider_id: 2 })] });
  const directory = toDirectory(rows, OPTIONS);
  const again = (more: Partial<DirectoryRows>) =>
    atOnce(deriveDirectory({ ...rows, ...more }, OPTIONS, { rows, directory }));
  const changed = (after: typeof directory) =>
    [1, 2, 3].filter((id) => after.byId.get(id) !== directory.byId.get(id));

  test('the same rows are the same directory', () => {
    expect(again({})).toBe(directory);
  });

  test('a menu changes its provider', () => {
    const after = again({ provider_menu_items: [rows.provider_menu_items[0]!, item(2, { provider_id: 3 })] });
    expect(changed(after)).toEqual([2, 3]);
    expect(after.menus.get(1)).toBe(directory.menus.get(1));
    expect(after.menus.has(2)).toBe(false);
  });

  test('a rating changes its provider', () => {
    const after = again({ published_ratings: [{ ...rating, rating: 4 }] });
    expect(changed(after)).toEqual([1]);
    expect(after.byId.get(1)!.own!.rating).toBe(4);
  });

  test('words change everything that is derived with them', () => {
    const after = again({ words: [wordRow('zorblax', 'washType=foam')] });
    expect(changed(after)).toEqual([1, 2, 3]);
    expect(after.faqs).toBe(directory.faqs);
  });

  test('a deleted row is gone', () => {
    const after = again({ car_wash_locations: rows.car_wash_locations.slice(1) });
    expect(after.providers.map(({ id }) => id)).toEqual([2, 3]);
    expect(changed(after)).toEqual([1]);
  });
});
