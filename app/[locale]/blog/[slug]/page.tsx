import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { Article } from '@/components/blog/article';
import { MorePosts } from '@/components/blog/more-posts';
import { PostHeader } from '@/components/blog/post';
import { NotFoundMessage } from '@/components/layout/not-found-message';
import { SitePage } from '@/components/layout/site-page';
import { readPost } from '@/lib/data/posts';
import { valueOr } from '@/lib/data/result';
import { categoryImage, type Post, readingMinutes } from '@/lib/domain/post';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata } from '@/lib/seo/metadata';

type Props = PageProps<'/[locale]/blog/[slug]'>;

/** Post pages are rendered on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: Props) {
  const { route, read } = await readPage(props);
  const t = await getTranslations();
  const post = valueOr(read, null)?.post;
  return pageMetadata({
    title: post ? t('metadata.post.title', { title: post.title }) : t('notFound.post.title'),
    description: post ? describe(post, t) : t('notFound.post.text'),
    route,
    locale: await getLocale(),
    isEmpty: !post,
  });
}

/** Renders a post (product rule 2.12). */
export default async function PostPage(props: Props) {
  const { route, read } = await readPage(props);
  const t = await getTranslations('blog');
  if (!read.ok) {
    return (
      <SitePage route={route}>
        <NotFoundMessage reason="post" text={t('unavailable')} />
      </SitePage>
    );
  }
  const { post, ...others } = read.value ?? notFound();
  return (
    <SitePage route={route}>
      <PostHeader post={post} />
      <div className="container-page">
        <Article html={post.content} fallback={categoryImage(post.category)} />
      </div>
      <MorePosts {...others} />
    </SitePage>
  );
}

async function readPage(props: Props) {
  const route = await requestedRoute('post', props);
  return { route, read: await readPost(route.slug) };
}

function describe({ title, excerpt, content }: Post, t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  return excerpt
    ? t('metadata.post.excerpt', { excerpt })
    : t('metadata.post.description', { title, minutes: readingMinutes(content) });
}
