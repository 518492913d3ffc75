import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { postsMetadata, PostsPage } from '../../posts-page';

type Props = PageProps<'/[locale]/blog/cached/[query]'>;

export function generateStaticParams() {
  return prerenderedParams('blog');
}

export async function generateMetadata(props: Props) {
  return postsMetadata(await requestedRoute('blog', props));
}

/** The cached pages of /blog, to which middleware rewrites. */
export default async function Page(props: Props) {
  return <PostsPage {...await requestedRoute('blog', props)} isKept />;
}
