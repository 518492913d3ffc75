import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { BackButton } from '@/components/ui/back-button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { type Post, readingMinutes } from '@/lib/domain/post';
import { NO_POST_FILTER } from '@/lib/domain/post-filter';
import { getLinks } from '@/lib/routing/links';
import { blogPosting } from '@/lib/seo/structured-data/post';
import { PostDate } from './post-date';
import { PostImage } from './post-image';

const SIZES = '(min-width: 56rem) 52rem, 100vw';

/** Title, date and picture of a post. */
export async function PostHeader({ post }: { post: Post }) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <>
      <JsonLd data={blogPosting(post, await getLocale())} />
      <PageHeader
        title={<DataText>{post.title}</DataText>}
        here={post.title}
        isHereData
        breadcrumbs={[{ route: { page: 'blog', filter: NO_POST_FILTER }, text: t('nav.blog') }]}
      >
        <p className="post-meta mt-3">
          {post.category && <span className="post-category">{t(`blog.categories.${post.category}`)}</span>}
          <PostDate post={post} />
          <span className="inline-flex items-center gap-1.5">
            <Icon name="clock" />
            {t('blog.minutes', { count: readingMinutes(post.content) })}
          </span>
        </p>
        <div className="no-print mt-5">
          <BackButton label={t('site.back')} fallback={to({ page: 'blog', filter: NO_POST_FILTER })} />
        </div>
      </PageHeader>
      <div className="container-page">
        <div className="post-hero">
          <PostImage post={post} sizes={SIZES} isFirst />
        </div>
      </div>
    </>
  );
}
