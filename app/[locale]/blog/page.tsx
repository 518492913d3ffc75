import { getLocale, getTranslations } from 'next-intl/server';
import { BlogForm } from '@/components/blog/blog-form';
import { PostCards } from '@/components/blog/post-cards';
import { JsonLd } from '@/components/layout/json-ld';
import { PageHeader } from '@/components/layout/page-header';
import { SitePage } from '@/components/layout/site-page';
import { Pagination } from '@/components/providers/pagination';
import { findPosts, type PostFilter } from '@/lib/data/posts';
import { parsePage } from '@/lib/domain/paging';
import { parseCategory, POSTS_ON_PAGE } from '@/lib/domain/post';
import { parseSearch } from '@/lib/domain/search-text';
import { getLinks } from '@/lib/routing/links';
import { pageMetadata, textOfPage } from '@/lib/seo/metadata';
import { PATHS } from '@/lib/routing/paths';
import { collection } from '@/lib/seo/structured-data/site';

type Props = PageProps<'/[locale]/blog'>;

export async function generateMetadata({ searchParams }: Props) {
  const t = await getTranslations();
  const to = await getLinks();
  const filter = await readFilter(searchParams);
  const { search, category } = filter;
  const read = await findPosts(filter);
  const page = search || category ? 1 : read.ok ? read.value.page : filter.page;
  const metadata = pageMetadata({
    title: await textOfPage(t('metadata.blog.title'), page),
    description: await textOfPage(t('metadata.blog.description'), page),
    path: PATHS.posts({ page }),
    locale: await getLocale(),
    isIndexable: !search && !category,
  });
  const types = { 'application/rss+xml': [{ url: to(PATHS.feed), title: t('blog.title') }] };
  return { ...metadata, alternates: { ...metadata.alternates, types } };
}

/** The published posts (spec §2 route "/blog"). When they can not be read, nothing is shown (spec §8). */
export default async function BlogPage({ searchParams }: Props) {
  const t = await getTranslations('blog');
  const filter = await readFilter(searchParams);
  const read = await findPosts(filter);
  return (
    <SitePage path={PATHS.posts(filter)}>
      <JsonLd data={collection(t('title'), PATHS.blog, await getLocale())} />
      <PageHeader title={t('title')} text={t('text')} />
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
            pathOf={(page) => PATHS.posts({ ...filter, page })}
          />
        )}
      </div>
    </SitePage>
  );
}

async function readFilter(searchParams: Props['searchParams']): Promise<PostFilter> {
  const { q, category, page } = await searchParams;
  return {
    search: parseSearch(first(q)),
    category: parseCategory(first(category)),
    page: parsePage(first(page)),
  };
}

function first(value: string | string[] | undefined): string {
  return (Array.isArray(value) ? value[0] : value) ?? '';
}
