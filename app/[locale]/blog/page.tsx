import { requestedRoute } from '@/lib/routing/requested-route';
import { postsMetadata, PostsPage } from './posts-page';

type Props = PageProps<'/[locale]/blog'>;

export async function generateMetadata(props: Props) {
  return postsMetadata(await requestedRoute('blog', props));
}

/** The pages of /blog that are rendered on every request: searches and later pages. */
export default async function Page(props: Props) {
  return <PostsPage {...await requestedRoute('blog', props)} />;
}
