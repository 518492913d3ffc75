import { areaMetadata, AreaPage } from './area-page';

type Props = PageProps<'/[locale]/areas/[area]'>;

/** None at build time: staff add areas, and each page is made when it is first asked for, and cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return areaMetadata({ slug: (await params).area, page: 1 });
}

export default async function Page({ params }: Props) {
  return <AreaPage slug={(await params).area} page={1} />;
}
