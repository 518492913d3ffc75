import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { servicesMetadata, ServicesPage } from '../../services-page';

type Props = PageProps<'/[locale]/services/cached/[query]'>;

export function generateStaticParams() {
  return prerenderedParams('services');
}

export async function generateMetadata(props: Props) {
  return servicesMetadata(await requestedRoute('services', props));
}

/** The cached pages of /services, to which middleware rewrites. */
export default async function Page(props: Props) {
  return <ServicesPage {...await requestedRoute('services', props)} isKept />;
}
