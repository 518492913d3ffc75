import { requestedRoute } from '@/lib/routing/requested-route';
import { washTypeInEmirateMetadata, WashTypeInEmiratePage } from '../../wash-type-page';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]'>;

export async function generateMetadata(props: Props) {
  return washTypeInEmirateMetadata(await requestedRoute('washTypeInEmirate', props));
}

/** The later pages of a wash type in an emirate, rendered on every request. */
export default async function Page(props: Props) {
  return <WashTypeInEmiratePage {...await requestedRoute('washTypeInEmirate', props)} />;
}
