import { startTestSite } from '../../scripts/processes/test-site';

declare global {
  var stopSite: () => Promise<unknown>;
}

/** Starts the one site of all tests over HTTP, which global-teardown.ts stops. */
export default async function setUp() {
  const { env, stop } = await startTestSite();
  Object.assign(process.env, env);
  globalThis.stopSite = stop;
}
