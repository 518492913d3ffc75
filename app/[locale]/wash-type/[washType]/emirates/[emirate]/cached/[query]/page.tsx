import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { washTypeInEmirateMetadata, WashTypeInEmiratePage } from '../../../../wash-type-page';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]/cached/[query]'>;

export function generateStaticParams() {
  return prerenderedParams('washTypeInEmirate');
}

export async function generateMetadata(props: Props) {
  return washTypeInEmirateMetadata({ ...(await requestedRoute('washTypeInEmirate', props)), isKept: true });
}

/** The first pages of a wash type in an emirate, cached; middleware rewrites to them. */
export default async function Page(props: Props) {
  return <WashTypeInEmiratePage {...await requestedRoute('washTypeInEmirate', props)} isKept />;
}
