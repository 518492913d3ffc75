import { hasNginx, siteConfiguration, startNginx } from '../../scripts/processes/nginx';
import { freePort } from '../../scripts/processes/ports';
import { waitUntilUp } from '../../scripts/processes/run';
import { temporaryFolder, watch } from './processes';

export { hasNginx };

/**
 * Starts nginx with the deployed configuration, adapted by a function, in front of two ports. Tests choose the address of a client
 * by the header X-Test-Client.
 * @returns its origin
 */
export async function startProxy(
  sitePorts: readonly [number, number],
  adapt = (text: string) => text,
): Promise<string> {
  const [folder, port] = [temporaryFolder('nginx'), await freePort()];
  const text = siteConfiguration({ folder, port, sitePorts, build: process.env.NEXT_DIST_DIR! });
  const nginx = watch(startNginx(folder, adapt(text)));
  await waitUntilUp(`http://localhost:${port}/icon.svg`, nginx);
  return `http://localhost:${port}`;
}
