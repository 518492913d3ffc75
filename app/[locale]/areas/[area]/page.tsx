import { requestedRoute } from '@/lib/routing/requested-route';
import { areaMetadata, AreaPage } from './area-page';

type Props = PageProps<'/[locale]/areas/[area]'>;

export async function generateMetadata(props: Props) {
  return areaMetadata(await requestedRoute('area', props));
}

/** The later pages of an area, rendered on every request. */
export default async function Page(props: Props) {
  return <AreaPage {...await requestedRoute('area', props)} />;
}
