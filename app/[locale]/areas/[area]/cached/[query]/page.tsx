import { prerenderedParams, requestedRoute } from '@/lib/routing/requested-route';
import { areaMetadata, AreaPage } from '../../area-page';

type Props = PageProps<'/[locale]/areas/[area]/cached/[query]'>;

export function generateStaticParams() {
  return prerenderedParams('area');
}

export async function generateMetadata(props: Props) {
  return areaMetadata(await requestedRoute('area', props));
}

/** The first page of an area, cached; middleware rewrites to it. */
export default async function Page(props: Props) {
  return <AreaPage {...await requestedRoute('area', props)} />;
}
