import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Refusal } from '../processes/refusal.mjs';
import { encodingByMark, EncodingGuess } from './encoding.mjs';

const MEGABYTE = 1_048_576;
/** Beyond these a file is split: what is remembered of its lines would grow with it. */
const MOST = { csv: 100 * MEGABYTE, xlsx: 20 * MEGABYTE };
const KINDS = [
  ['xlsx', [0x50, 0x4b]],
  ['xls', [0xd0, 0xcf, 0x11, 0xe0]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['xml', [0x3c]],
  ['json', [0x7b]],
  ['json', [0x5b]],
];
const OTHERS = {
  xls: 'It is an Excel file of the old kind (.xls). Save it as .xlsx or as "CSV UTF-8".',
  pdf: 'It is a PDF. A CSV or XLSX file is needed.',
  xml: 'It is a web page or XML, and no CSV.',
  json: 'It is JSON, and no CSV.',
};

/**
 * What kind of file it is, in which encoding, and a hash that knows its content.
 * @returns {Promise<{ kind: 'csv' | 'xlsx', encoding?: string, hash: string }>}
 * @throws Refusal
 */
export async function inspectFile(path) {
  const { size } = await sizeOf(path);
  const hash = createHash('sha256');
  const guess = new EncodingGuess();
  let [kind, encoding, isFirst] = ['csv', undefined, true];
  for await (const bytes of createReadStream(path)) {
    if (isFirst) {
      kind = KINDS.find(([, start]) => start.every((byte, index) => bytes[index] === byte))?.[0] ?? 'csv';
      refuseKind(kind, size);
      encoding = encodingByMark(bytes);
    }
    isFirst = false;
    hash.update(bytes);
    if (kind === 'csv' && (!encoding || encoding === 'utf-8')) guess.add(bytes);
  }
  if (kind === 'csv' && (!encoding || encoding === 'utf-8')) encoding = guess.result();
  return { kind, encoding, hash: hash.digest('hex') };
}

async function sizeOf(path) {
  const file = await stat(path).catch((error) => {
    throw new Refusal(
      error.code === 'ENOENT' ? 'There is no such file.' : `It can not be read (${error.code}).`,
    );
  });
  if (!file.isFile()) throw new Refusal('It is no file.');
  if (file.size === 0) throw new Refusal('It is empty.');
  return file;
}

function refuseKind(kind, size) {
  if (OTHERS[kind]) throw new Refusal(OTHERS[kind]);
  if (size > MOST[kind])
    throw new Refusal(
      `It has ${Math.round(size / MEGABYTE)} MB, and at most ${MOST[kind] / MEGABYTE} MB of ${kind.toUpperCase()} are read at once. ` +
        (kind === 'xlsx' ? 'Save it as "CSV UTF-8", or split it.' : 'Split it into several files.'),
    );
}
