import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { PostSummary } from '@/lib/domain/post';
import { getIntl } from '@/lib/routing/get-intl';
import { PostCards } from './post-cards';

interface MorePostsProps {
  newer: PostSummary | null;
  older: PostSummary | null;
  related: readonly PostSummary[];
}

/** Renders links to the previous and next post, and posts in the same category. */
export async function MorePosts({ newer, older, related }: MorePostsProps) {
  const { t, to } = await getIntl('blog');
  const neighbours = [
    [older, t('older'), 'older'],
    [newer, t('newer'), 'newer'],
  ] as const;
  return (
    <div className="container-page no-print">
      <nav aria-label={t('neighbours')} className="grid max-w-[52rem] gap-4 sm:grid-cols-2">
        {neighbours.map(
          ([post, label, side]) =>
            post && (
              <Link
                key={side}
                href={to({ name: 'post', slug: post.slug })}
                className={`panel-link panel grid content-start gap-1 px-5 py-4 ${side === 'newer' ? 'sm:col-start-2 sm:text-end' : ''}`}
                loading={t('loading')}
              >
                <span className="flex items-center gap-1.5 text-sm text-ink-500 sm:in-[.text-end]:justify-end">
                  {side === 'older' && <Icon name="arrow-left" className="icon-directional" />}
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
