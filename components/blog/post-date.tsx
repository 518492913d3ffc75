import { getFormatter } from 'next-intl/server';
import type { PostSummary } from '@/lib/domain/post';

/** The day of a post in the language of the page, as it was in the Emirates. */
export async function PostDate({ post }: { post: Pick<PostSummary, 'createdAt'> }) {
  const format = await getFormatter();
  return (
    <time dateTime={post.createdAt.slice(0, 10)}>
      {format.dateTime(new Date(post.createdAt), { dateStyle: 'long', timeZone: 'Asia/Dubai' })}
    </time>
  );
}
