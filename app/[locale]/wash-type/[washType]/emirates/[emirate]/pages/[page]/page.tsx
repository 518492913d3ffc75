import { notFound } from 'next/navigation';
import { washTypeInEmirateMetadata, WashTypeInEmiratePage } from '../../../../wash-type-page';
import { parseParams } from '../../../../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]/pages/[page]'>;

/** Rendered on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

export async function generateMetadata({ params }: Props) {
  const { washType, emirate = notFound(), page } = await parseParams(params);
  return washTypeInEmirateMetadata({ washType, emirate, page });
}

/** Pages 2 to 5 of a wash type in an emirate; middleware rewrites their URLs to this route. */
export default async function Page({ params }: Props) {
  const { washType, emirate = notFound(), page } = await parseParams(params);
  return <WashTypeInEmiratePage washType={washType} emirate={emirate} page={page} />;
}
