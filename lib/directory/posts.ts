import { pageCount } from '../domain/paging';
import { isShown, type Post, type PostFilter, POSTS_ON_PAGE, type PostSummary } from '../domain/post';
import { plainText } from '../domain/text';
import { textOfHtml } from '../domain/text-of-html';
import type { Directory } from './directory';

interface PostList {
  posts: readonly PostSummary[];
  total: number;
  /** The page shown: the last one if a later one was requested. */
  page: number;
}

interface PostWithOthers {
  post: Post;
  /** The next newer and the next older post. */
  newer: PostSummary | null;
  older: PostSummary | null;
  /** Posts of the same category, newest first. */
  related: readonly PostSummary[];
}

const RELATED = 3;

/** Returns the published posts whose day has come, newest first (product rule 3.2). */
export function shownPosts({ posts }: Directory, moment = Date.now()): readonly Post[] {
  return posts.filter((post) => isShown(post, moment));
}

/** Returns one page of the posts that are shown, newest first (product rules 2.12 and 3.2). */
export function listPosts(directory: Directory, { search, category, page }: PostFilter): PostList {
  const posts = shownPosts(directory);
  const phrase = plainText(search ?? '');
  const found = posts.filter(
    (post) => (!category || post.category === category) && (!phrase || searchTextOf(post).includes(phrase)),
  );
  const shown = Math.min(page, pageCount(found.length, POSTS_ON_PAGE));
  return {
    posts: found.slice((shown - 1) * POSTS_ON_PAGE, shown * POSTS_ON_PAGE),
    total: found.length,
    page: shown,
  };
}

/** Returns a post that is shown with its neighbours; undefined if there is none with this slug (product rule 3.2). */
export function findPost(directory: Directory, slug: string): PostWithOthers | undefined {
  const posts = shownPosts(directory);
  const place = posts.findIndex((post) => post.slug === slug);
  const post = posts[place];
  if (!post) return undefined;
  return {
    post,
    newer: posts[place - 1] ?? null,
    older: posts[place + 1] ?? null,
    related: posts.filter((other) => other !== post && other.category === post.category).slice(0, RELATED),
  };
}

const searchTexts = new WeakMap<Post, string>();

function searchTextOf(post: Post): string {
  const known = searchTexts.get(post);
  if (known !== undefined) return known;
  const text = plainText([post.title, post.excerpt, textOfHtml(post.content)].join('\n'));
  searchTexts.set(post, text);
  return text;
}
