import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { parsePage } from '@/lib/domain/filter';
import { parseEmirate } from '@/lib/domain/emirates';
import { isWashType, type WashType } from '@/lib/domain/wash-types';
import { pageMetadata } from '@/lib/metadata';
import { PATHS } from '@/lib/routes';

/** The parameters of the wash-type routes. Middleware has turned away the unknown ones already. */
export async function readParams(params: Promise<{ washType: string; emirate?: string; page?: string }>) {
  const { washType, emirate, page = '1' } = await params;
  return {
    washType: isWashType(washType) ? washType : notFound(),
    emirate: parseEmirate(emirate ?? ''),
    page: parsePage(page),
  };
}

export async function washTypeMetadata(washType: WashType) {
  const t = await getTranslations();
  return pageMetadata({
    title: t('metadata.washType.title', { washType: t(`washTypes.${washType}.name`) }),
    description: t('metadata.washType.description', { description: t(`washTypes.${washType}.description`) }),
    path: PATHS.washType(washType),
    locale: await getLocale(),
  });
}
