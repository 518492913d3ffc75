import { DataText, languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/domain/post';
import { getIntl } from '@/lib/routing/get-intl';
import { PostImage, PostMeta } from './post';

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw';

/** Renders a grid of posts. */
export async function PostCards({
  posts,
  level: Heading = 'h2',
}: {
  posts: readonly PostSummary[];
  level?: 'h2' | 'h3';
}) {
  const { t, to, locale } = await getIntl('blog');
  return (
    <ul className="grid grid-fill-80 gap-6">
      {posts.map((post, index) => (
        <li key={post.slug} className="panel-link panel relative flex flex-col overflow-hidden rounded-card">
          <PostImage post={post} sizes={SIZES} isFirst={index < 2 && Heading === 'h2'} />
          <div className="grid gap-2 p-4">
            <PostMeta post={post} />
            <Heading className="text-lg">
              <Link
                href={to({ name: 'post', slug: post.slug })}
                className="stretched-link"
                loading={t('loading')}
              >
                <DataText>{post.title}</DataText>
              </Link>
            </Heading>
            {post.excerpt && (
              <p className="text-page-start line-clamp-3 text-ink-700" {...languageOf(post.excerpt, locale)}>
                {post.excerpt}
              </p>
            )}
          </div>
        </li>
      ))}
    </ul>
  );
}
