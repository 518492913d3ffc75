import { parsePage } from '@/lib/domain/paging';
import { areaMetadata, AreaPage } from '../../area-page';

type Props = PageProps<'/[locale]/areas/[area]/later-pages/[page]'>;

/** Middleware rewrites `?page=2` and above to this route, which is uncached because every cached page stays on disk. */
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  return areaMetadata(await parseParams(params));
}

export default async function Page({ params }: Props) {
  return <AreaPage {...await parseParams(params)} />;
}

async function parseParams(params: Props['params']) {
  const { area, page } = await params;
  return { slug: area, page: parsePage(page) };
}
