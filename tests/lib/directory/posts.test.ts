import { findPost, listPosts } from '@/lib/directory/posts';
import { NO_POST_FILTER } from '@/lib/domain/post';
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
