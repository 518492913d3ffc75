import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx.mjs';
import { freePort } from '../../scripts/processes/ports.mjs';
import { waitUntilUp } from '../../scripts/processes/run.mjs';
import { temporaryFolder, watch } from './processes';

export { hasNginx };

/** nginx with the deployed configuration, in front of two processes of the site. */
export class OwnProxy {
  private constructor(readonly url: string) {}

  static async start(sitePorts: readonly [number, number], build: string): Promise<OwnProxy> {
    const folder = temporaryFolder('nginx');
    const port = await freePort();
    const nginx = watch(startNginx(folder, siteConfiguration({ folder, port, sitePorts, build })));
    const proxy = new OwnProxy(`http://localhost:${port}`);
    await waitUntilUp(`${proxy.url}/icon.svg`, nginx);
    return proxy;
  }
}
