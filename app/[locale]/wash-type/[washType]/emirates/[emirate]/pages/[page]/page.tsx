import { notFound } from 'next/navigation';
import { readParams } from '../../../../wash-type-params';
import { CombinationPage, combinationMetadata } from '../../combination-page';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]/pages/[page]'>;

// Rendered on demand: any number can stand in the address, and each would leave a file behind.
export const dynamic = 'force-dynamic';

export async function generateMetadata({ params }: Props) {
  const { washType, emirate = notFound(), page } = await readParams(params);
  return combinationMetadata({ washType, emirate, page });
}

/** The later pages of a combination: middleware leads here for `?page=2`. */
export default async function Page({ params }: Props) {
  const { washType, emirate = notFound(), page } = await readParams(params);
  return <CombinationPage washType={washType} emirate={emirate} page={page} />;
}
