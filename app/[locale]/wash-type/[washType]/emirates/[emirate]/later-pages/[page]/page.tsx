import { notFound } from 'next/navigation';
import { readParams } from '../../../../wash-type-params';
import { washTypeInEmirateMetadata, WashTypeInEmiratePage } from '../../wash-type-in-emirate-page';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]/later-pages/[page]'>;

// Rendered on demand: any number can stand in the URL, and each would leave a file behind.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const { washType, emirate = notFound(), page } = await readParams(params);
  return washTypeInEmirateMetadata({ washType, emirate, page });
}

/** The later pages of a combination: middleware leads here for `?page=6`. */
export default async function Page({ params }: Props) {
  const { washType, emirate = notFound(), page } = await readParams(params);
  return <WashTypeInEmiratePage washType={washType} emirate={emirate} page={page} />;
}
