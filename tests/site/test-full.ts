/** A slow test that rarely breaks, which `npm test` skips. */
export const testFull = process.env.TEST_TIER === 'quick' ? test.skip : test;
