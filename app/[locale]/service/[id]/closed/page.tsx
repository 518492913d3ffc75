import { requestedRoute } from '@/lib/routing/requested-route';
import { providerMetadata, ProviderPage } from '../provider-page';

type Props = PageProps<'/[locale]/service/[id]/closed'>;

export function generateStaticParams() {
  return [];
}

export async function generateMetadata(props: Props) {
  return providerMetadata({ ...(await requestedRoute('provider', props)), isClosed: true });
}

/** A provider that has closed; middleware rewrites to it, because the cached page of the provider still shows its contacts. */
export default async function Page(props: Props) {
  return <ProviderPage {...await requestedRoute('provider', props)} isClosed />;
}
