import { readFile, rename, stat, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { UserError } from '../processes/user-error';
import { counted, number } from './progress';

const PUBLIC_SERVER = 'https://overpass-api.de/api/interpreter';
/** Where the answer is kept, so that what is applied is what was previewed. */
export const ANSWER_FILE = 'openstreetmap.json';
/** Seconds that the server may take; whoever waits gives it as much again for a queue. */
const SERVER_TIMEOUT = 180;
/** Milliseconds in which an answer that was previewed is applied without asking again. */
const DAY = 86_400_000;

const WASHES = '^(car_wash|car_detailing|auto_detailing|detailing)$';

/** Car washes and detailing in the Emirates, those that have closed or are to come as well, with the middle of what is no point. */
const QUERY = `[out:json][timeout:${SERVER_TIMEOUT}];
area["ISO3166-1"="AE"]["admin_level"="2"]->.emirates;
(
  nwr["amenity"="car_wash"](area.emirates);
  nwr["shop"~"${WASHES}"](area.emirates);
  nwr["craft"~"${WASHES}"](area.emirates);
  nwr["disused:amenity"="car_wash"](area.emirates);
  nwr["was:amenity"="car_wash"](area.emirates);
  nwr["abandoned:amenity"="car_wash"](area.emirates);
  nwr["construction:amenity"="car_wash"](area.emirates);
);
out center;`;

const ANSWER = z.looseObject({
  elements: z.array(z.looseObject({ tags: z.record(z.string(), z.string()).optional() })),
  osm3s: z.looseObject({ timestamp_osm_base: z.string().optional() }).optional(),
  remark: z.string().optional(),
});

/**
 * Asks Overpass for the car washes of the Emirates and keeps the named ones in a file, which is then imported like any other. Nothing
 * is replaced by an answer that is not whole.
 * @param path the file; @param isApplied whether an answer of the last day is taken as it was previewed
 * @throws UserError that says what to do
 */
export async function fetchOpenStreetMap(path: string, isApplied = false): Promise<void> {
  const kept = await stat(path).catch(() => undefined);
  if (isApplied && kept && Date.now() - kept.mtimeMs < DAY) {
    const base = await timeOf(path);
    console.log(`${path} has the answer that was asked for last${base}. To ask again, delete it.`);
    return;
  }
  const server = process.env.OVERPASS_URL || PUBLIC_SERVER;
  const advice = [
    `Nothing was written${kept ? `, and ${path} still has the answer of ${kept.mtime.toISOString().slice(0, 10)}` : ''}.`,
    'Try again in a few minutes, or name another server: OVERPASS_URL=https://…/api/interpreter.',
    `Or run this query on https://overpass-turbo.eu, export its raw data, and import the file (npm run import -- export.json):\n\n${QUERY}`,
  ].join(' ');
  const refuse = (reason: string) => new UserError(`${server} ${reason}. ${advice}`);
  console.log(`Asking ${server} for car washes in the Emirates. This may take some minutes.`);
  const answer = parse(await ask(server, refuse), refuse);
  const named = answer.elements.filter(({ tags = {} }) =>
    ['name', 'name:en', 'name:ar', 'brand', 'operator'].some((key) => tags[key]?.trim()),
  );
  const nameless = answer.elements.length - named.length;
  if (named.length === 0) throw refuse('knows no car wash in the Emirates, which cannot be');
  const part = `${path}.part`;
  await writeFile(part, JSON.stringify({ ...answer, elements: named })).catch(
    (error: NodeJS.ErrnoException) => {
      throw new UserError(`${path} cannot be written (${error.code}). Nothing was written.`);
    },
  );
  await rename(part, path);
  console.log(
    `${counted(named.length, 'place')}${await timeOf(path)}, kept in ${path}. ` +
      `${nameless > 0 ? `${number(nameless)} more have no name and are left out. ` : ''}They are © OpenStreetMap contributors: pages name them.`,
  );
}

async function ask(server: string, refuse: (reason: string) => UserError): Promise<string> {
  try {
    const response = await fetch(server, {
      method: 'POST',
      body: new URLSearchParams({ data: QUERY }),
      // Its operators want to know who asks.
      headers: { 'User-Agent': `Lamaa import (${process.env.SITE_URL || 'no address yet'})` },
      signal: AbortSignal.timeout(2_000 * SERVER_TIMEOUT),
    });
    if (!response.ok)
      throw refuse(
        response.status === 429 || response.status === 504
          ? `is busy (${response.status})`
          : `does not answer as Overpass does (${response.status})`,
      );
    return await response.text();
  } catch (error) {
    if (error instanceof UserError) throw error;
    const { name, cause } = error as { name?: string; cause?: { code?: string } };
    throw refuse(
      name === 'TimeoutError' ? 'does not answer in time' : `does not answer (${cause?.code ?? name})`,
    );
  }
}

/** Reads an answer; part of one, which a server sends with a remark when its time is over, would make all others look vanished. */
function parse(text: string, refuse: (reason: string) => UserError): z.infer<typeof ANSWER> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    throw refuse('answers with something else than data');
  }
  const { data, error } = ANSWER.safeParse(json);
  if (error) throw refuse('answers with other data than Overpass');
  if (data.remark && /error/i.test(data.remark))
    throw refuse(`answers with a part of the data ("${data.remark}")`);
  return data;
}

/** Returns of when the data of a kept answer are, in words. */
async function timeOf(path: string): Promise<string> {
  const kept = ANSWER.safeParse(JSON.parse(await readFile(path, 'utf8').catch(() => '{}')));
  const base = kept.data?.osm3s?.timestamp_osm_base;
  return base ? `, as of ${base.slice(0, 10)}` : '';
}
