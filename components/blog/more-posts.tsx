import { getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/domain/post';
import { getLinks } from '@/lib/routing/links';
import { PostCards } from './post-cards';

interface MorePostsProps {
  newer: PostSummary | null;
  older: PostSummary | null;
  related: readonly PostSummary[];
}

/** Renders links to the previous and next post, and posts in the same category. */
export async function MorePosts({ newer, older, related }: MorePostsProps) {
  const t = await getTranslations('blog');
  const to = await getLinks();
  const neighbours = [
    [older, t('older'), 'older'],
    [newer, t('newer'), 'newer'],
  ] as const;
  return (
    <div className="container-page no-print">
      <nav aria-label={t('neighbours')} className="post-neighbours">
        {neighbours.map(
          ([post, label, side]) =>
            post && (
              <Link
                key={side}
                href={to({ name: 'post', slug: post.slug })}
                className={`tile post-${side}`}
                loading={t('loading')}
              >
                <span className="tile-text">
                  <Icon name="arrow-left" className="icon-directional" />
                  {label}
                </span>
                <strong>
                  <DataText>{post.title}</DataText>
                </strong>
              </Link>
            ),
        )}
      </nav>
      {related.length > 0 && (
        <section className="pt-12">
          <h2 className="mb-4 text-xl">{t('related')}</h2>
          <PostCards posts={related} level="h3" />
        </section>
      )}
    </div>
  );
}
