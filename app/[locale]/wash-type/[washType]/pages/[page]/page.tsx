import { washTypeMetadata, WashTypePage } from '../../wash-type-page';
import { parseParams } from '../../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/pages/[page]'>;

/** Rendered on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  return washTypeMetadata(await parseParams(params));
}

/** Pages 2 to 5 of a wash type; middleware rewrites their URLs to this route. */
export default async function Page({ params }: Props) {
  const { washType, page } = await parseParams(params);
  return <WashTypePage washType={washType} page={page} />;
}
