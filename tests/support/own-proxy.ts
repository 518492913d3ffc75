import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx.mjs';
import { freePort, temporaryFolder, waitUntilUp, watchProcess } from './processes';

export { hasNginx };

/** nginx with the configuration that is deployed, in front of two processes of the site. */
export class OwnProxy {
  private constructor(readonly url: string) {}

  static async start(sitePorts: readonly [number, number], build: string): Promise<OwnProxy> {
    const folder = temporaryFolder('nginx');
    const port = await freePort();
    const nginx = startNginx(folder, siteConfiguration({ folder, port, sitePorts, build }));
    watchProcess(nginx);
    const proxy = new OwnProxy(`http://localhost:${port}`);
    await waitUntilUp(`${proxy.url}/icon.svg`, nginx);
    return proxy;
  }
}
