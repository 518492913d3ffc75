import { notFound } from 'next/navigation';
import { parseEmirate } from '@/lib/domain/emirates';
import { parsePage } from '@/lib/domain/paging';
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
