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
    title: await textOfPage(
      t('metadata.washType.title', { washType: t(`washTypes.${washType}.name`) }),
      page,
    ),
    description: await textOfPage(
      t('metadata.washType.description', { description: t(`washTypes.${washType}.description`) }),
      page,
    ),
    path: PATHS.washType(washType, page),
    locale: await getLocale(),
  });
}

/** Title and description of a later page of a list say which one it is. */
export async function textOfPage(text: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${text} · ${t('pageNumber', { page: String(page) })}` : text;
}
