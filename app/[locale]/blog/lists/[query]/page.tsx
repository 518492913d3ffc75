import { parsePostFilter } from '@/lib/domain/post';
import { UNFILTERED } from '@/lib/routing/rewrites';
import { postsMetadata, PostsPage } from '../../posts-page';

type Props = PageProps<'/[locale]/blog/lists/[query]'>;

export function generateStaticParams() {
  return [{ query: UNFILTERED }];
}

export async function generateMetadata({ params }: Props) {
  return postsMetadata(await parseParams(params));
}

/** The cached pages of /blog: middleware rewrites the lists that `isCacheablePostFilter` accepts to this route. */
export default async function Page({ params }: Props) {
  const isPrerendered = (await params).query === UNFILTERED;
  return <PostsPage filter={await parseParams(params)} isPrerendered={isPrerendered} />;
}

async function parseParams(params: Props['params']) {
  return parsePostFilter(new URLSearchParams(decodeURIComponent((await params).query)));
}
