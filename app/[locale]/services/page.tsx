import { requestedRoute } from '@/lib/routing/requested-route';
import { servicesMetadata, ServicesPage } from './services-page';

type Props = PageProps<'/[locale]/services'>;

export async function generateMetadata(props: Props) {
  return servicesMetadata(await requestedRoute('services', props));
}

/** The pages of /services that are rendered on every request: free text, other sort options, list view, later pages. */
export default async function Page(props: Props) {
  return <ServicesPage {...await requestedRoute('services', props)} />;
}
