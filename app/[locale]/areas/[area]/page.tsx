import { areaMetadata, AreaPage } from './area-page';

type Props = PageProps<'/[locale]/areas/[area]'>;

/** Area pages are rendered on the first request, because staff add areas. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return areaMetadata({ slug: (await params).area, page: 1 });
}

export default async function Page({ params }: Props) {
  return <AreaPage slug={(await params).area} page={1} />;
}
