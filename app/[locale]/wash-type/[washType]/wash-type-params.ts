import { notFound } from 'next/navigation';
import { getLocale, getTranslations } from 'next-intl/server';
import { parsePage } from '@/lib/domain/paging';
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

export async function washTypeMetadata({ washType, page }: { washType: WashType; page: number }) {
  const t = await getTranslations();
  return pageMetadata({
    title: await titleOfPage(
      t('metadata.washType.title', { washType: t(`washTypes.${washType}.name`) }),
      page,
    ),
    description: t('metadata.washType.description', { description: t(`washTypes.${washType}.description`) }),
    path: PATHS.washType(washType, page),
    locale: await getLocale(),
  });
}

/** The title of a later page of a list says which one it is. */
export async function titleOfPage(title: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${title} · ${t('pageNumber', { page: String(page) })}` : title;
}
