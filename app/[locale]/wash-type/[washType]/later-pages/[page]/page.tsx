import { washTypeMetadata, WashTypePage } from '../../wash-type-page';
import { readParams } from '../../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/later-pages/[page]'>;

// Rendered on demand: any number can stand in the URL, and each would leave a file behind.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  return washTypeMetadata(await readParams(params));
}

/** The later pages of a wash type: middleware leads here for `?page=6`. */
export default async function Page({ params }: Props) {
  const { washType, page } = await readParams(params);
  return <WashTypePage washType={washType} page={page} />;
}
