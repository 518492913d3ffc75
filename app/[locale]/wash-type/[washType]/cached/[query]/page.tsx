import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { washTypeMetadata, WashTypePage } from '../../wash-type-page';

type Props = PageProps<'/[locale]/wash-type/[washType]/cached/[query]'>;

export function generateStaticParams() {
  return prerenderedParams('washType');
}

export async function generateMetadata(props: Props) {
  return washTypeMetadata({ ...(await requestedRoute('washType', props)), isKept: true });
}

/** The first pages of a wash type, cached; middleware rewrites to them. */
export default async function Page(props: Props) {
  return <WashTypePage {...await requestedRoute('washType', props)} isKept />;
}
