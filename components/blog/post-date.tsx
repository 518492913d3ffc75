import { getLocale } from 'next-intl/server';
import { type PostSummary, publishedAt } from '@/lib/domain/post';
import { formatDay } from '@/lib/i18n/day-format';

/** The day of a post in the language of the page, as it was in the Emirates; nothing where no calendar has it. */
export async function PostDate({ post }: { post: Pick<PostSummary, 'createdAt'> }) {
  const date = publishedAt(post);
  if (!date) return null;
  return <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, await getLocale())}</time>;
}
