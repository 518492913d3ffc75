import 'server-only';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { excerpt } from '../../domain/text';
import { conventionsOf, type Locale } from '../../i18n/locales';
import { SITE } from '../../site';
import { OPENGRAPH_IMAGE_SIZE } from './size';

/** Holds the background and the fonts (scripts/tools/fonts.mjs). */
const FOLDER = join(process.cwd(), 'lib/seo/opengraph');
const FONTS = ['latin', 'arabic'].map((script) => join(FOLDER, `fonts/readex-pro-${script}.ttf`));

const MARGIN = 80;
/** The text area, in the sky of the scene. */
const TEXT_AREA = { top: 146, end: 430, gap: 14 };
const LOGO = { top: 64, size: 56, gap: 18 };
const BRAND = { size: 34, colour: '#ffffff' };
const LINE = { size: 33, colour: '#cfeaf2', maxLength: 64 };
/** Font sizes of the title by its length. */
const TITLES = [
  { maxLength: 24, size: 84 },
  { maxLength: 44, size: 62 },
  { maxLength: 120, size: 50 },
];

/**
 * Draws the Open Graph image of a page as JPEG, in the direction of its language and with Arabic letters joined, which `next/og`
 * cannot do. Lines that do not fit below the title are dropped.
 */
export async function drawOpengraphImage(title: string, lines: string[], locale: Locale): Promise<Buffer> {
  await loadFonts();
  const { maxLength, size } =
    TITLES.find((candidate) => title.length <= candidate.maxLength) ?? TITLES.at(-1)!;
  const [brand, ...words] = await Promise.all([
    drawText(SITE[locale === 'ar' ? 'arabicName' : 'name'], BRAND, locale),
    drawText(excerpt(isVisible(title) ? title : SITE.name, maxLength), { size, colour: '#ffffff' }, locale),
    ...lines.filter(isVisible).map((line) => drawText(excerpt(line, LINE.maxLength), LINE, locale)),
  ]);
  const logo = { data: await readLogo(), width: LOGO.size, height: LOGO.size };
  const layers = [
    place(logo, MARGIN, LOGO.top, locale),
    place(brand, MARGIN + LOGO.size + LOGO.gap, LOGO.top + (LOGO.size - brand.height) / 2, locale),
  ];
  let { top } = TEXT_AREA;
  for (const word of words) {
    // Lines without tall letters are rendered lower but get the same height.
    const height = Math.max(word.height, word.size * 1.15);
    if (top + height > TEXT_AREA.end) break;
    layers.push(place(word, MARGIN, top + (height - word.height) / 2, locale));
    top += height + (word.size > LINE.size ? 2 : 1) * TEXT_AREA.gap;
  }
  return sharp(join(FOLDER, 'scene.webp'))
    .flop(conventionsOf(locale).direction === 'rtl')
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

interface RenderedText {
  data: Buffer;
  width: number;
  height: number;
  /** Font size in pixels. */
  size: number;
}

async function drawText(
  text: string,
  { size, colour }: { size: number; colour: string },
  locale: Locale,
): Promise<RenderedText> {
  const isArabic = /^\P{L}*\p{Script=Arabic}/u.test(text);
  const { data, info } = await sharp({
    text: {
      text: `<span foreground="${colour}">${escapeMarkup(text)}</span>`,
      font: `Readex Pro ${size}`,
      fontfile: FONTS[0],
      width: OPENGRAPH_IMAGE_SIZE.width - 2 * MARGIN,
      dpi: 72,
      rgba: true,
      wrap: 'word-char',
      // "left" means the start of the line, which is the right side for Arabic.
      align: isArabic === (conventionsOf(locale).direction === 'rtl') ? 'left' : 'right',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, size };
}

/** Positions an image; `start` is the distance from the side on which lines begin. */
function place(
  { data, width }: Omit<RenderedText, 'size'>,
  start: number,
  top: number,
  locale: Locale,
): OverlayOptions {
  const left = conventionsOf(locale).direction === 'rtl' ? OPENGRAPH_IMAGE_SIZE.width - start - width : start;
  return { input: data, left: Math.round(left), top: Math.round(top) };
}

function readLogo(): Promise<Buffer> {
  return sharp(join(FOLDER, 'logo.png')).resize(LOGO.size).toBuffer();
}

let fonts: Promise<unknown> | undefined;

/** Registers both fonts: sharp accepts one font file per text but remembers the earlier ones. */
function loadFonts(): Promise<unknown> {
  fonts ??= Promise.all(
    FONTS.map((fontfile) =>
      sharp({ text: { text: '.', font: 'Readex Pro', fontfile } })
        .png()
        .toBuffer(),
    ),
  );
  return fonts;
}

/** Whether a text contains printable characters. */
function isVisible(text: string): boolean {
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(text);
}

function escapeMarkup(text: string): string {
  return text
    .replace(/\p{Cc}/gu, ' ')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');
}
