import { findChromium } from '../../scripts/processes/chromium.mjs';
import { startTestSite } from '../../scripts/processes/test-site.mjs';

/** Starts all that the browser tests need, and returns what ends it. */
export default async function setUp() {
  process.env.CHROMIUM_PATH = await findChromium({ isHeadless: true });
  const { env, stop } = await startTestSite();
  Object.assign(process.env, env);
  return stop;
}
