import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { Article } from '@/components/blog/article';
import { MorePosts } from '@/components/blog/more-posts';
import { PostHeader } from '@/components/blog/post';
import { SitePage } from '@/components/layout/site-page';
import { findPost, shownPosts } from '@/lib/directory/posts';
import { categoryImage, type Post, readingMinutes } from '@/lib/domain/post';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata } from '@/lib/seo/metadata';
import { decideRoute } from '../../decide-route';
import { BUILT, getPageDirectory, keepBriefly, keptPaths } from '../../kept-pages';

type Props = PageProps<'/[locale]/blog/[slug]'>;

export const revalidate = 3600;
export const generateStaticParams = keptPaths((directory) =>
  shownPosts(directory)
    .slice(0, BUILT.posts)
    .map(({ slug }) => ({ slug })),
);

export async function generateMetadata(props: Props) {
  const { route, post } = await readPage(props);
  const t = await getTranslations();
  return pageMetadata({
    title: t('metadata.post.title', { title: post.title }),
    description: describe(post, t),
    route,
  });
}

/** Renders a post (product rule 2.12). */
export default async function PostPage(props: Props) {
  const { route, post, ...others } = await readPage(props);
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
  const directory = await getPageDirectory();
  if (directory.posts.some(({ slug }) => slug === route.slug) && !findPost(directory, route.slug))
    await keepBriefly();
  await decideRoute(route, directory);
  return { route, ...(findPost(directory, route.slug) ?? notFound()) };
}

function describe({ title, excerpt, content }: Post, t: Awaited<ReturnType<typeof getTranslations<never>>>) {
  return excerpt
    ? t('metadata.post.excerpt', { excerpt })
    : t('metadata.post.description', { title, minutes: readingMinutes(content) });
}
