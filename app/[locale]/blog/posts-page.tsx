import './blog.css';
import { getLocale, getTranslations } from 'next-intl/server';
import { BlogForm } from '@/components/blog/blog-form';
import { BrokenPictures } from '@/components/blog/broken-pictures';
import { PostCards } from '@/components/blog/post-cards';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Pagination } from '@/components/lists/pagination';
import { keepLastGoodPage } from '@/lib/data/cache';
import { readPosts } from '@/lib/data/posts';
import { valueOr } from '@/lib/data/result';
import { NO_POST_FILTER, POSTS_ON_PAGE } from '@/lib/domain/post';
import { getLinks } from '@/lib/routing/links';
import type { RouteOf } from '@/lib/routing/route';
import { pageMetadata, withPageNumber } from '@/lib/seo/metadata';
import { collection } from '@/lib/seo/structured-data/site';

/** Returns the metadata of a list of posts, with a link to the feed. */
export async function postsMetadata({ filter }: RouteOf<'blog'>) {
  const [t, to, read] = await Promise.all([getTranslations(), getLinks(), readPosts(filter)]);
  const isFiltered = filter.search || filter.category;
  const page = isFiltered ? 1 : valueOr(read, filter).page;
  const metadata = pageMetadata({
    title: await withPageNumber(t('metadata.blog.title'), page),
    description: await withPageNumber(t('metadata.blog.description'), page),
    route: { name: 'blog', filter: { ...filter, page } },
    locale: await getLocale(),
  });
  const types = { 'application/rss+xml': [{ url: to({ name: 'feed' }), title: t('blog.title') }] };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/**
 * Renders a list of posts (product rule 2.12), or no list if they cannot be read (product rule 8.1).
 * @throws Error if the page is kept for other visitors and the posts cannot be read
 */
export async function PostsPage({ filter, isKept }: RouteOf<'blog'> & { isKept?: boolean }) {
  const t = await getTranslations('blog');
  const read = await readPosts(filter);
  if (isKept) keepLastGoodPage(read);
  return (
    <SitePage route={{ name: 'blog', filter }}>
      <JsonLd data={collection(t('title'), { name: 'blog', filter: NO_POST_FILTER }, await getLocale())} />
      <PageHeader title={t('title')} text={t('text')} />
      <BrokenPictures />
      <div className="container-page pt-6">
        <BlogForm search={filter.search} category={filter.category} />
        {read.ok && read.value.posts.length > 0 && <PostCards posts={read.value.posts} />}
        {read.ok && read.value.posts.length === 0 && (
          <p role="status" className="py-16 text-center text-lg">
            {t('empty')}
          </p>
        )}
        {read.ok && (
          <Pagination
            page={read.value.page}
            total={read.value.total}
            size={POSTS_ON_PAGE}
            routeOf={(page) => ({ name: 'blog', filter: { ...filter, page } })}
          />
        )}
      </div>
    </SitePage>
  );
}
