import { findProviders, NO_PROVIDERS, readStats } from '@/lib/data/providers';
import { bestRated } from '@/lib/domain/best-rated';
import type { Emirate } from '@/lib/domain/emirates';
import { districtsWith, statsOf } from '@/lib/domain/stats';
import { EVERYTHING } from '@/lib/domain/filter';
import type { WashType } from '@/lib/domain/wash-types';

/** The providers of a wash type, in an emirate or everywhere, and what they are like as a whole. */
export async function readLanding(asked: { washType: WashType; emirate?: Emirate; page: number }) {
  const { washType, emirate = null } = asked;
  const [read, stats] = await Promise.all([findProviders({ ...EVERYTHING, ...asked }), readStats()]);
  const all = stats.ok ? stats.value : [];
  const list = read.ok ? read.value : { ...NO_PROVIDERS, page: asked.page };
  return {
    all,
    list,
    /** Undefined while it can not be read. */
    total: read.ok ? list.total : undefined,
    stats: statsOf(all, emirate, washType),
    districts: emirate ? districtsWith(all, emirate, washType) : [],
    best: list.page === 1 ? bestRated(list.providers) : undefined,
  };
}
