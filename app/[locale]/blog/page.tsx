import { getLocale, getTranslations } from 'next-intl/server';
import { BlogForm } from '@/components/blog/blog-form';
import { BrokenPictures } from '@/components/blog/broken-pictures';
import { PostCards } from '@/components/blog/post-cards';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Pagination } from '@/components/lists/pagination';
import { getDirectory } from '@/lib/directory/current';
import { listPosts } from '@/lib/directory/posts';
import { NO_POST_FILTER, POSTS_ON_PAGE } from '@/lib/domain/post';
import { getIntl } from '@/lib/routing/get-intl';
import { requestedRoute } from '@/lib/routing/requested-route';
import { pageMetadata, withPageNumber } from '@/lib/seo/metadata';
import { collection } from '@/lib/seo/structured-data/site';

type Props = PageProps<'/[locale]/blog'>;

/** Returns the metadata of a list of posts, with a link to the feed. */
export async function generateMetadata(props: Props) {
  const { filter } = await requestedRoute('blog', props);
  const { t, to } = await getIntl();
  const directory = await getDirectory();
  const isFiltered = filter.search || filter.category;
  const page = isFiltered ? 1 : listPosts(directory, filter).page;
  const metadata = await pageMetadata({
    title: await withPageNumber(t('metadata.blog.title'), page),
    description: await withPageNumber(t('metadata.blog.description'), page),
    route: { name: 'blog', filter: { ...filter, page } },
  });
  const feed = { 'application/rss+xml': [{ url: to({ name: 'feed' }), title: t('blog.title') }] };
  const types = { ...metadata.alternates?.types, ...feed };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** A list of posts (product rule 2.12). */
export default async function BlogPage(props: Props) {
  const { filter } = await requestedRoute('blog', props);
  const t = await getTranslations('blog');
  const { posts, total, page } = listPosts(await getDirectory(), filter);
  return (
    <SitePage route={{ name: 'blog', filter }}>
      <JsonLd data={collection(t('title'), { name: 'blog', filter: NO_POST_FILTER }, await getLocale())} />
      <PageHeader title={t('title')} text={t('text')} />
      <BrokenPictures />
      <div className="container-page">
        <BlogForm filter={filter} total={total} />
        {posts.length > 0 ? (
          <PostCards posts={posts} />
        ) : (
          <p role="status" className="py-16 text-center text-lg">
            {t('empty')}
          </p>
        )}
        <Pagination
          page={page}
          total={total}
          size={POSTS_ON_PAGE}
          routeOf={(page) => ({ name: 'blog', filter: { ...filter, page } })}
        />
      </div>
    </SitePage>
  );
}
