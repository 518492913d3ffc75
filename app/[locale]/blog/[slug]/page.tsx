import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Article } from '@/components/blog/article';
import { MorePosts } from '@/components/blog/more-posts';
import { PostHead } from '@/components/blog/post-head';
import { MissingMessage } from '@/components/layout/missing-message';
import { SitePage } from '@/components/layout/site-page';
import { findPost } from '@/lib/data/posts';
import { type Post, readingMinutes } from '@/lib/domain/post';
import { decodeParameter } from '@/lib/decode-parameter';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';

type Props = PageProps<'/[locale]/blog/[slug]'>;

export const revalidate = 300;

/** None at build time: each post's page is made when it is first asked for, and kept. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { slug, read } = await readPost(params);
  const t = await getTranslations();
  const post = read.ok ? read.value?.post : undefined;
  return pageMetadata({
    title: post ? t('metadata.post.title', { title: post.title }) : t('missing.post.title'),
    description: post ? describe(post, t) : t('missing.post.text'),
    path: PATHS.post(slug),
    locale: await getLocale(),
    hasPicture: true,
    isIndexable: post !== undefined,
  });
}

/** One post (spec §2 route "/blog/{slug}"). */
export default async function PostPage({ params }: Props) {
  const { slug, read } = await readPost(params);
  const t = await getTranslations('blog');
  const path = PATHS.post(slug);
  if (!read.ok) {
    return (
      <SitePage path={path}>
        <MissingMessage what="post" text={t('unavailable')} />
      </SitePage>
    );
  }
  const { post, ...others } = read.value ?? notFound();
  return (
    <SitePage path={path}>
      <PostHead post={post} />
      <div className="container-page">
        <Article html={post.content} />
      </div>
      <MorePosts {...others} />
    </SitePage>
  );
}

async function readPost(params: Props['params']) {
  const slug = decodeParameter((await params).slug);
  return { slug, read: await findPost(slug) };
}

function describe({ title, excerpt, content }: Post, t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  return excerpt
    ? t('metadata.post.excerpt', { excerpt })
    : t('metadata.post.description', { title, minutes: readingMinutes(content) });
}
