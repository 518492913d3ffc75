import { getLocale, getTranslations } from 'next-intl/server';
import { DataText, languageOf } from '@/components/ui/data-text';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/domain/post';
import { getLinks } from '@/lib/routing/links';
import { PostDate, PostImage } from './post';

const SIZES = '(min-width: 64rem) 24rem, (min-width: 40rem) 45vw, 92vw';

/** Renders a grid of posts. */
export async function PostCards({
  posts,
  level: Heading = 'h2',
}: {
  posts: readonly PostSummary[];
  level?: 'h2' | 'h3';
}) {
  const [t, locale, to] = await Promise.all([getTranslations('blog'), getLocale(), getLinks()]);
  return (
    <ul className="posts">
      {posts.map((post, index) => (
        <li key={post.slug} className="post-card">
          <PostImage post={post} sizes={SIZES} isFirst={index < 2 && Heading === 'h2'} />
          <p className="post-meta">
            {post.category && <span className="post-category">{t(`categories.${post.category}`)}</span>}
            <PostDate post={post} />
          </p>
          <Heading className="text-lg">
            <Link href={to({ name: 'post', slug: post.slug })} className="post-link" loading={t('loading')}>
              <DataText>{post.title}</DataText>
            </Link>
          </Heading>
          {post.excerpt && (
            <p className="post-excerpt" {...languageOf(post.excerpt, locale)}>
              {post.excerpt}
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}
