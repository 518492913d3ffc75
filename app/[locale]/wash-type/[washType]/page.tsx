import { requestedRoute } from '@/lib/routing/requested-route';
import { washTypeMetadata, WashTypePage } from './wash-type-page';

type Props = PageProps<'/[locale]/wash-type/[washType]'>;

export async function generateMetadata(props: Props) {
  return washTypeMetadata(await requestedRoute('washType', props));
}

/** The later pages of a wash type, rendered on every request. */
export default async function Page(props: Props) {
  return <WashTypePage {...await requestedRoute('washType', props)} />;
}
