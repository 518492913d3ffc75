import { notFound } from 'next/navigation';
import { getTranslations } from 'next-intl/server';
import { parsePage } from '@/lib/domain/paging';
import { parseEmirate } from '@/lib/domain/emirates';
import { isWashType } from '@/lib/domain/wash-types';

/** The parameters of the wash-type routes. Middleware has turned away the unknown ones already. */
export async function readParams(params: Promise<{ washType: string; emirate?: string; page?: string }>) {
  const { washType, emirate, page = '1' } = await params;
  return {
    washType: isWashType(washType) ? washType : notFound(),
    emirate: parseEmirate(emirate ?? ''),
    page: parsePage(page),
  };
}

/** Title and description of a later page of a list say which one it is. */
export async function textOfPage(text: string, page: number): Promise<string> {
  const t = await getTranslations('list');
  return page > 1 ? `${text} · ${t('pageNumber', { page: String(page) })}` : text;
}
