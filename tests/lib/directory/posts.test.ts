import { findPost, listPosts } from '@/lib/directory/posts';
import { rowState } from '@/lib/directory/row-state';
import { NO_POST_FILTER } from '@/lib/domain/post';
import { lastChange } from '@/lib/seo/last-change';
import { sampleDirectory } from '../../support/sample-directory';

const directory = sampleDirectory();

test('lists posts newest first, by category, and the last page for a later one', () => {
  const { posts, total } = listPosts(directory, NO_POST_FILTER);
  const days = posts.map(({ createdAt }) => createdAt);
  expect(days).toEqual([...days].sort().reverse());
  expect(listPosts(directory, { page: 99 }).page).toBe(Math.ceil(total / 12));
  for (const { category } of listPosts(directory, { category: 'tips', page: 1 }).posts)
    expect(category).toBe('tips');
});

test('finds what titles, excerpts and texts say, but not their markup', () => {
  const [first] = directory.posts;
  expect(listPosts(directory, { search: first!.title.toUpperCase(), page: 1 }).posts).toContain(first);
  expect(listPosts(directory, { search: '<p>', page: 1 }).total).toBe(0);
  expect(listPosts(directory, { search: 'zzzz', page: 1 }).total).toBe(0);
});

test('returns a post between the next newer and the next older one', () => {
  const [newest, second, third] = directory.posts;
  expect(findPost(directory, second!.slug)).toMatchObject({ post: second, newer: newest, older: third });
  expect(findPost(directory, newest!.slug)?.newer).toBeNull();
  expect(findPost(directory, 'no-such-post')).toBeUndefined();
});

describe('a post of Christmas', () => {
  afterEach(() => jest.useRealTimers());
  const [newest, ...others] = directory.posts;
  const withComing = {
    ...directory,
    posts: [{ ...newest!, slug: 'coming', createdAt: '2099-12-24T20:00:00+00:00' }, newest!, ...others],
  };
  const blog = { name: 'blog', filter: NO_POST_FILTER } as const;
  // Midnight in Dubai is at 20:00 UTC.
  test.each([
    ['2099-12-24T19:59:59Z', false],
    ['2099-12-24T20:00:00Z', true],
  ])('at %s is shown: %p', (now, is) => {
    jest.useFakeTimers({ now: Date.parse(now) });
    expect(listPosts(withComing, NO_POST_FILTER).posts[0]!.slug).toBe(is ? 'coming' : newest!.slug);
    expect(findPost(withComing, 'coming') !== undefined).toBe(is);
    expect(findPost(withComing, newest!.slug)?.newer?.slug).toBe(is ? 'coming' : undefined);
    expect(rowState(withComing, { table: 'post', key: 'coming' })).toBe(is ? 'exists' : 'not-found');
    expect(lastChange(withComing, blog)?.toISOString().startsWith('2099')).toBe(is);
  });
});
