import type { Directory, PublishedReviews } from '@/lib/directory/directory';
import { lastProviderId, listedIds } from '@/lib/directory/listed-ids';
import { menuOf } from '@/lib/directory/menus';
import { dropForeignPosition } from '@/lib/directory/position';
import { findReview, findReviews, newestReviews } from '@/lib/directory/reviews';
import { NO_FILTER } from '@/lib/domain/filter';
import type { Review } from '@/lib/domain/review';
import { MENU_ITEM } from '../../support/menu-item';
import { smallDirectory } from '../../support/small-directory';

function directoryWith(parts: Partial<Directory>): Directory {
  return { ...smallDirectory([{ area: 'jlt' }, {}, {}]), ...parts };
}

describe('menus', () => {
  const item = (name: string, offerUntil: string | null = null) => ({ ...MENU_ITEM, name, offerUntil });
  const menu = [item('Wash'), item('Offer', '2026-11-27'), item('Wax')];
  const directory = directoryWith({ menus: new Map([[1, menu]]) });
  const namesAt = (moment: string) => menuOf(directory, 1, new Date(moment)).map(({ name }) => name).join(' '); // prettier-ignore

  test('an offer ends at midnight in Dubai', () => {
    expect(namesAt('2026-11-27T19:59:59Z')).toBe('Wash Offer Wax');
    expect(namesAt('2026-11-27T20:00:00Z')).toBe('Wash Wax');
    expect(menuOf(directory, 2, new Date())).toEqual([]);
  });
});

describe('reviews', () => {
  /** Newest first: the first half has five stars, in English; the others three, in Arabic. */
  function published(total: number, kept = total): PublishedReviews {
    const all = Array.from({ length: total }, (_, place) => ({
      id: total - place,
      stars: place < total / 2 ? 5 : 3,
      language: place < total / 2 ? 'en' : 'ar',
    })) as Review[];
    const half = Math.ceil(total / 2);
    return {
      reviews: all.slice(0, kept),
      counts: [
        { stars: 5, language: 'en', reviews: half },
        { stars: 3, language: 'ar', reviews: total - half },
      ],
      rating: 4,
      total,
      changedAt: '2026-11-20T00:00:00Z',
    };
  }
  const directory = directoryWith({
    reviews: new Map([
      [1, published(50)],
      [2, published(50, 20)],
    ]),
  });

  test('the newest five are on the page of a provider', () => {
    expect(newestReviews(directory, 1).reviews.map(({ id }) => id)).toEqual([50, 49, 48, 47, 46]);
    expect(newestReviews(directory, 1).counts).toHaveLength(2);
    expect(newestReviews(directory, 3)).toEqual({ reviews: [], counts: [] });
  });

  // prettier-ignore
  test.each([
    [{ page: 1 }, 1, 50, 20], [{ page: 2 }, 2, 30, 20], [{ page: 3 }, 3, 10, 10],
    // Past the end.
    [{ page: 4 }, 3, 10, 10], [{ page: 1, stars: 3 }, 1, 25, 20], [{ page: 9, stars: 3 }, 2, 5, 5],
    [{ page: 1, language: 'ar' }, 1, 25, 20],
    [{ page: 1, sort: 'highest' }, 1, 50, 20], [{ page: 2, sort: 'lowest' }, 2, 5, 20], [{ page: 3, sort: 'highest' }, 3, 10, 10], [{ page: 1, stars: 5, language: 'ar' }, 1, undefined, 0],
  ] as const)('%j is page %i, from review %i', (filter, page, first, length) => {
    const found = findReviews(directory, 1, filter)!;
    expect([found.page, found.reviews[0]?.id, found.reviews.length]).toEqual([page, first, length]);
  });

  test('pages beyond the newest that the directory has are left to the database', () => {
    expect(findReviews(directory, 2, { page: 1 })!.reviews).toHaveLength(20);
    expect(findReviews(directory, 2, { page: 2 })).toBeUndefined();
    expect(findReviews(directory, 2, { page: 1, stars: 5 })!.reviews).toHaveLength(20);
    expect(findReviews(directory, 2, { page: 1, stars: 3 })).toBeUndefined();
    expect(findReviews(directory, 2, { page: 1, sort: 'lowest' })).toBeUndefined();
    expect(findReviews(directory, 3, { page: 7 })).toEqual({ page: 1, counts: [], reviews: [] });
  });

  test('a review is found by its id', () => {
    expect(findReview(directory, 1, 50)).toMatchObject({ id: 50 });
    expect(findReview(directory, 1, 51)).toBeUndefined();
    expect(findReview(directory, 3, 50)).toBeUndefined();
  });
});

test('the sitemap has the listed ids in a range, with the last change of facts or reviews', () => {
  const on = (day: number) => `2026-11-${day}T00:00:00+00:00`;
  const { providers } = smallDirectory([{ updatedAt: on(10) }, { updatedAt: on(30) }, {}, {}]);
  const changed = { changedAt: on(20) } as PublishedReviews;
  const directory = directoryWith({ providers, reviews: new Map([1, 2, 3].map((id) => [id, changed])) });
  const listed = listedIds(directory, 1, 4).map(({ id, changed }) => [id, changed]);
  const [second, last] = [new Date(on(20)), new Date(on(30))];
  expect(Object.fromEntries(listed)).toEqual({ 1: second, 2: last, 3: second, 4: undefined });
  expect(listedIds(directory, 2, 3).map(({ id }) => id)).toEqual([2, 3]);
  expect(lastProviderId(directory)).toBe(4);
  expect(lastProviderId(smallDirectory([]))).toBe(0);
});

test('a position outside the Emirates is dropped, with what depends on it', () => {
  const doha = { latitude: 25.286, longitude: 51.533 };
  const filter = { ...NO_FILTER, near: doha, radius: 5, sort: 'near' } as const;
  const dubai = { ...filter, near: { latitude: 25.1, longitude: 55.2 } };
  expect(dropForeignPosition(directoryWith({}), filter)).toEqual({ ...NO_FILTER, near: undefined, radius: undefined }); // prettier-ignore
  expect(dropForeignPosition(directoryWith({}), dubai)).toBe(dubai);
  // Nothing to compare it with.
  expect(dropForeignPosition(smallDirectory([]), filter)).toBe(filter);
});
