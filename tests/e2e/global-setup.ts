import { findChromium } from '../../scripts/processes/chromium';
import { startTestSite } from '../../scripts/processes/test-site';

/** Starts the servers for the browser tests and returns the teardown function. */
export default async function setUp() {
  process.env.CHROMIUM_PATH = await findChromium({ isHeadless: true });
  const { env, stop } = await startTestSite();
  Object.assign(process.env, env);
  return stop;
}
