import 'server-only';
import { pageCount } from '../domain/paging';
import {
  isCacheablePostFilter,
  parseCategory,
  type Post,
  type PostFilter,
  POSTS_ON_PAGE,
  type PostSummary,
} from '../domain/post';
import { plainText } from '../domain/text';
import { readCached, readUncached, ROW_TIMEOUT } from './cache';
import { supabase } from './client';
import type { Database } from './database.types';
import { countIn, foundIn, rowsOf } from './response';
import type { Result } from './result';

type Row = Database['public']['Tables']['blog_posts']['Row'];

const SUMMARY_COLUMNS = 'id, title, slug, excerpt, category, featured_image, created_at';
type SummaryRow = Omit<Row, 'content' | 'is_published' | 'search_text'>;

export interface PostList {
  posts: PostSummary[];
  total: number;
  /** The page shown: the last one if a later one was requested. */
  page: number;
}

export interface PostWithOthers {
  post: Post;
  /** The next newer and the next older post. */
  newer: PostSummary | null;
  older: PostSummary | null;
  /** Posts of the same category, newest first. */
  related: PostSummary[];
}

const RELATED = 3;

/** Returns one page of the published posts, newest first (product rules 5.5 and 3.2). */
export function readPosts(filter: PostFilter): Promise<Result<PostList>> {
  const read = async () => {
    const total = countIn(await select('id', filter, { count: 'exact', head: true }));
    const page = Math.min(filter.page, pageCount(total, POSTS_ON_PAGE));
    const from = (page - 1) * POSTS_ON_PAGE;
    const rows = rowsOf(
      await newestFirst(select(SUMMARY_COLUMNS, filter)).range(from, from + POSTS_ON_PAGE - 1),
    );
    return { posts: rows.map(toSummary), total, page };
  };
  return isCacheablePostFilter(filter)
    ? readCached(['posts', filter.category, filter.page], read, { tag: 'posts' })
    : readUncached('posts', read);
}

/** Returns the newest published posts, for the feed. */
export function readNewestPosts(limit: number): Promise<Result<PostSummary[]>> {
  const read = async () => rowsOf(await newestFirst(select(SUMMARY_COLUMNS, {})).limit(limit)).map(toSummary);
  return readCached(['newest posts', limit], read, { tag: 'posts' });
}

/** Returns a published post with its neighbours, or null (product rule 3.2). */
export function readPost(slug: string): Promise<Result<PostWithOthers | null>> {
  const read = async () => {
    const rows = rowsOf(await select(`${SUMMARY_COLUMNS}, content`, {}).eq('slug', slug));
    const [row] = await foundIn('blog_posts', rows);
    if (!row) return null;
    const post = { ...toSummary(row), content: row.content ?? '' };
    const posts = () => select(SUMMARY_COLUMNS, {});
    const atSameTime = () => posts().eq('created_at', post.createdAt);
    const [newerNow, newer, olderNow, older, related] = await Promise.all([
      atSameTime().gt('id', post.id).order('id').limit(1),
      posts().gt('created_at', post.createdAt).order('created_at').order('id').limit(1),
      newestFirst(atSameTime().lt('id', post.id)).limit(1),
      newestFirst(posts().lt('created_at', post.createdAt)).limit(1),
      newestFirst(select(SUMMARY_COLUMNS, { category: post.category ?? undefined }).neq('id', post.id)).limit(
        RELATED,
      ),
    ]);
    const first = (...responses: (typeof newer)[]) => responses.flatMap(rowsOf).map(toSummary)[0] ?? null;
    return {
      post,
      // Posts created in one transaction have the same time and are ordered by id.
      newer: first(newerNow, newer),
      older: first(olderNow, older),
      related: rowsOf(related).map(toSummary),
    };
  };
  return readCached(['post', slug], read, { tag: 'posts', timeout: ROW_TIMEOUT });
}

function select<Columns extends string>(
  columns: Columns,
  { search, category }: Partial<PostFilter>,
  options: { count?: 'exact'; head?: boolean } = {},
) {
  let query = supabase().from('blog_posts').select(columns, options).eq('is_published', true);
  if (category) query = query.eq('category', category);
  if (search) query = query.like('search_text', `%${plainText(search)}%`);
  return query;
}

function newestFirst<T extends { order: (column: string, options: { ascending: boolean }) => T }>(
  query: T,
): T {
  return query.order('created_at', { ascending: false }).order('id', { ascending: false });
}

function toSummary(row: SummaryRow): PostSummary {
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    excerpt: row.excerpt,
    category: parseCategory(row.category ?? '') ?? null,
    image: row.featured_image,
    createdAt: row.created_at,
  };
}
