const isQuick = process.env.TEST_TIER === 'quick';

/** Cases of a repeated test: all in the full tests, the first ones in the quick tests. */
export function casesOfTier<T>(cases: readonly T[], quick = 1): readonly T[] {
  return isQuick ? cases.slice(0, quick) : cases;
}
