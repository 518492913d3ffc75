import { notFound } from 'next/navigation';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { washTypeInEmirateMetadata, WashTypeInEmiratePage } from '../../wash-type-page';
import { parseParams } from '../../wash-type-params';

type Props = PageProps<'/[locale]/wash-type/[washType]/emirates/[emirate]'>;

export const dynamicParams = false;

export function generateStaticParams() {
  return WASH_TYPES.flatMap((washType) => EMIRATES.map((emirate) => ({ washType, emirate })));
}

export async function generateMetadata({ params }: Props) {
  const { washType, emirate = notFound() } = await parseParams(params);
  return washTypeInEmirateMetadata({ washType, emirate, page: 1 });
}

export default async function Page({ params }: Props) {
  const { washType, emirate = notFound() } = await parseParams(params);
  return <WashTypeInEmiratePage washType={washType} emirate={emirate} page={1} />;
}
