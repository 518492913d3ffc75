import { getLocale, getTranslations } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHead } from '@/components/layout/page-head';
import { BackButton } from '@/components/ui/back-button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import { type Post, readingMinutes } from '@/lib/domain/post';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';
import { blogPosting } from '@/lib/structured-data/post';
import { PostDate } from './post-date';
import { PostPicture } from './post-picture';

const SIZES = '(min-width: 56rem) 52rem, 100vw';

/** Title, date and picture of a post. */
export async function PostHead({ post }: { post: Post }) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <>
      <JsonLd data={blogPosting(post, await getLocale())} />
      <PageHead
        title={<DataText>{post.title}</DataText>}
        here={post.title}
        isHereData
        trail={[{ path: PATHS.blog, text: t('nav.blog') }]}
      >
        <p className="post-meta mt-3">
          {post.category && <span className="post-category">{t(`blog.categories.${post.category}`)}</span>}
          <PostDate post={post} />
          <span className="inline-flex items-center gap-1.5">
            <Icon name="clock" />
            {t('blog.minutes', { count: readingMinutes(post.content) })}
          </span>
        </p>
        <div className="mt-5">
          <BackButton label={t('site.back')} fallback={to(PATHS.blog)} />
        </div>
      </PageHead>
      <div className="container-page">
        <div className="post-hero">
          <PostPicture post={post} sizes={SIZES} isFirst />
        </div>
      </div>
    </>
  );
}
