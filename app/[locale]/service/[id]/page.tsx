import { requestedRoute } from '@/lib/routing/requested-route';
import { providerMetadata, ProviderPage } from './provider-page';

type Props = PageProps<'/[locale]/service/[id]'>;

/** Provider pages are rendered on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: Props) {
  return providerMetadata(await requestedRoute('provider', props));
}

export default async function Page(props: Props) {
  return <ProviderPage {...await requestedRoute('provider', props)} />;
}
