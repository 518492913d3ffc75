import { parsePage } from '@/lib/domain/paging';
import { areaMetadata, AreaPage } from '../../area-page';

type Props = PageProps<'/[locale]/areas/[area]/later-pages/[page]'>;

/** Pages from the second on, where middleware leads for `?page=2`: rendered on demand, as each would leave a file behind. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  return areaMetadata(await readParams(params));
}

export default async function Page({ params }: Props) {
  return <AreaPage {...await readParams(params)} />;
}

async function readParams(params: Props['params']) {
  const { area, page } = await params;
  return { slug: area, page: parsePage(page) };
}
