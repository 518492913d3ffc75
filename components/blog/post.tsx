import { getLocale } from 'next-intl/server';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { BackButton } from '@/components/ui/back-button';
import { DataText } from '@/components/ui/data-text';
import { Icon } from '@/components/ui/icon';
import {
  categoryImage,
  NO_POST_FILTER,
  type Post,
  type PostSummary,
  publishedAt,
  readingMinutes,
} from '@/lib/domain/post';
import { formatDay } from '@/lib/i18n/formatters';
import { coverAttributes } from '@/lib/rich-text/images';
import { getIntl } from '@/lib/routing/get-intl';
import { blogPosting } from '@/lib/seo/structured-data/post';

const SIZES = '(min-width: 56rem) 52rem, 100vw';

/** Renders the title, date and cover image of a post. */
export async function PostHeader({ post }: { post: Post }) {
  const { t, to } = await getIntl();
  return (
    <>
      <JsonLd data={blogPosting(post, await getLocale())} />
      <PageHeader
        title={<DataText>{post.title}</DataText>}
        currentPage={post.title}
        breadcrumbs={[{ route: { name: 'blog', filter: NO_POST_FILTER }, text: t('nav.blog') }]}
      >
        <div className="mt-3">
          <PostMeta post={post}>
            <span className="inline-flex items-center gap-1.5">
              <Icon name="clock" />
              {t('blog.minutes', { count: String(readingMinutes(post.content)) })}
            </span>
          </PostMeta>
        </div>
        <div className="no-print mt-3">
          <BackButton fallback={to({ name: 'blog', filter: NO_POST_FILTER })} />
        </div>
      </PageHeader>
      <div className="container-page">
        <div className="max-w-[52rem] overflow-hidden rounded-card">
          <PostImage post={post} sizes={SIZES} isFirst />
        </div>
      </div>
    </>
  );
}

/** Renders the category and the publication date of a post, in Dubai's time zone, as far as they are known. */
export async function PostMeta({ post, children }: { post: PostSummary; children?: React.ReactNode }) {
  const { t, locale } = await getIntl('blog');
  const date = publishedAt(post);
  return (
    <p className="flex flex-wrap items-center gap-x-3.5 gap-y-1 text-sm text-ink-500">
      {post.category && (
        <span className="rounded-pill bg-tint-100 px-2.5 py-0.5 font-medium text-water-700">
          {t(`categories.${post.category}`)}
        </span>
      )}
      {date && <time dateTime={date.toISOString().slice(0, 10)}>{formatDay(date, locale)}</time>}
      {children}
    </p>
  );
}

interface PostImageProps {
  post: PostSummary;
  /** The `sizes` attribute. */
  sizes: string;
  /** Whether it is near the top of the page and should load eagerly. */
  isFirst?: boolean;
}

/** Renders the cover image of a post, or its category's if it is missing or broken. */
export function PostImage({ post, sizes, isFirst }: PostImageProps) {
  return (
    <span className="block aspect-video overflow-hidden bg-tint-100">
      <img
        className="size-full object-cover filter-(--filter-night)"
        {...coverAttributes(post.image, categoryImage(post.category), sizes, isFirst)}
        alt=""
      />
    </span>
  );
}
