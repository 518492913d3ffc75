import { parsePostFilter } from '@/lib/domain/post';
import { firstValues } from '@/lib/routing/page-parameters';
import { postsMetadata, PostsPage } from './posts-page';

type Props = PageProps<'/[locale]/blog'>;

export async function generateMetadata({ searchParams }: Props) {
  return postsMetadata(await parseParams(searchParams));
}

/** The uncached pages of /blog: searches and later pages. */
export default async function Page({ searchParams }: Props) {
  return <PostsPage filter={await parseParams(searchParams)} />;
}

async function parseParams(searchParams: Props['searchParams']) {
  return parsePostFilter(firstValues(await searchParams));
}
