import 'server-only';
import { LRUCache } from 'lru-cache';
import type { Locale } from '../../i18n/locales';
import { drawOpengraphImage } from './draw';
import type { ImageTexts } from './image-texts';

/** About 280 pictures: those of pages that are shared just now. */
const MAX_BYTES = 16_777_216;

const drawn = new LRUCache<string, Buffer, ImageTexts & { locale: Locale }>({
  maxSize: MAX_BYTES,
  sizeCalculation: ({ length }, key) => length + key.length,
  fetchMethod: (_key, _stale, { context }) =>
    drawOpengraphImage(context.title, context.lines, context.locale),
});

/**
 * Returns the Open Graph image that says this, as JPEG. Drawing takes 70 ms of CPU, so the process keeps what was asked for last, and
 * draws a picture once for all who ask at the same time.
 */
export async function opengraphImage({ title, lines }: ImageTexts, locale: Locale): Promise<Buffer> {
  const key = JSON.stringify([locale, title, ...lines]);
  return drawn.forceFetch(key, { context: { title, lines, locale } });
}
