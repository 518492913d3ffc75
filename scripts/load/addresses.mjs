import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { memoryOf } from './memory.mjs';

const CONCURRENCY = 8;
const EMIRATES = ['dubai', 'abu-dhabi', 'sharjah', 'ajman', 'fujairah', 'nowhere'];
const WASH_TYPES = ['steam-cleaning', 'hand-wash', 'auto-detailing', 'foam', 'nothing'];

/** Requests URLs of all shapes: filters in all combinations, and many that do not exist. */
export async function requestUnvisitedUrls({ origin, folder, pid }, count) {
  const before = { ...sizeOf(folder), memory: memoryOf(pid) };
  const statuses = {};
  let next = 0;
  const requestNext = async () => {
    while (next < count) {
      const response = await fetch(origin + pathOf(next++), { redirect: 'manual' });
      await response.arrayBuffer();
      statuses[response.status] = (statuses[response.status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: CONCURRENCY }, requestNext));
  const after = { ...sizeOf(folder), memory: memoryOf(pid) };
  const both = (key) => [before[key], after[key]];
  return { statuses, files: both('files'), disk: both('disk'), memory: both('memory') };
}

function pathOf(index) {
  const pick = (list) => list[(index * 2_654_435_761) % list.length];
  const shapes = [
    `/services?emirate=${pick(EMIRATES)}&washType=${pick(WASH_TYPES)}&rating=${(index % 50) / 10}&page=${index % 7}`,
    `/services?q=word${index}&max=${index % 300}`,
    `/service/${index}`,
    `/ar/service/${(index * 7_919) % 3_000_000}`,
    `/junk/${index}`,
    `/blog/${index}-post`,
    `/share/service/${index}.jpg`,
    `/wash-type/${pick(WASH_TYPES)}/emirates/${pick(EMIRATES)}?x=${index}`,
    `/areas/area-${index}`,
    `/emirates/${pick(EMIRATES)}?utm_source=${index}`,
  ];
  return shapes[index % shapes.length];
}

/** Counts the files in a folder and their bytes, recursively. */
function sizeOf(folder) {
  const sizes = readdirSync(folder, { recursive: true, encoding: 'utf8' }).flatMap((path) => {
    const stat = statSync(join(folder, path), { throwIfNoEntry: false });
    return stat?.isFile() ? [stat.size] : [];
  });
  return { files: sizes.length, disk: sizes.reduce((sum, size) => sum + size, 0) };
}
