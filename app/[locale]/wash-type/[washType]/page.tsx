import { WASH_TYPES } from '@/lib/domain/wash-types';
import { washTypeMetadata, WashTypePage } from './wash-type-page';
import { parseParams } from './wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return WASH_TYPES.map((washType) => ({ washType }));
}

export async function generateMetadata({ params }: Props) {
  return washTypeMetadata(await parseParams(params));
}

export default async function Page({ params }: Props) {
  const { washType } = await parseParams(params);
  return <WashTypePage washType={washType} page={1} />;
}
