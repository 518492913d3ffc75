import { notFound } from 'next/navigation';
import { parseEmirate } from '@/lib/domain/emirates';
import { parsePage } from '@/lib/domain/paging';
import { isWashType } from '@/lib/domain/wash-types';

/** Parses the parameters of the wash-type routes; middleware has already rejected unknown ones. */
export async function parseParams(params: Promise<{ washType: string; emirate?: string; page?: string }>) {
  const { washType, emirate, page = '1' } = await params;
  return {
    washType: isWashType(washType) ? washType : notFound(),
    emirate: parseEmirate(emirate ?? ''),
    page: parsePage(page),
  };
}
