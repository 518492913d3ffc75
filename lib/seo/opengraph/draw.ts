import 'server-only';
import { join } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import { excerpt } from '../../domain/excerpt';
import { conventionsOf, type Locale } from '../../i18n/locales';
import { SITE } from '../../site';
import { OPENGRAPH_IMAGE_SIZE } from './size';

/** Made by scripts/hero-image.mjs and scripts/fonts.mjs. */
const FOLDER = join(process.cwd(), 'lib/seo/opengraph');
const FONTS = ['latin', 'arabic'].map((script) => join(FOLDER, `fonts/readex-pro-${script}.ttf`));

const MARGIN = 80;
/** Words stand in the sky, between these heights. */
const WORDS = { top: 146, end: 430, gap: 14 };
const LOGO = { top: 64, size: 56, gap: 18 };
const BRAND = { size: 34, colour: '#ffffff' };
const LINE = { size: 33, colour: '#cfeaf2', longest: 64 };
/** Sizes of a title by its number of characters. */
const TITLES = [
  { longest: 24, size: 84 },
  { longest: 44, size: 62 },
  { longest: 120, size: 50 },
];

/**
 * Draws the picture of a shared link as JPEG, laid out in the direction of the language, both scripts with their letters
 * joined. Lines that find no room under the title are left out.
 */
export async function drawOpengraphImage(title: string, lines: string[], locale: Locale): Promise<Buffer> {
  await loadFonts();
  const { longest, size } = TITLES.find((one) => title.length <= one.longest) ?? TITLES.at(-1)!;
  const [brand, ...words] = await Promise.all([
    drawText(SITE[locale === 'ar' ? 'arabicName' : 'name'], BRAND, locale),
    drawText(excerpt(isVisible(title) ? title : SITE.name, longest), { size, colour: '#ffffff' }, locale),
    ...lines.filter(isVisible).map((line) => drawText(excerpt(line, LINE.longest), LINE, locale)),
  ]);
  const logo = { data: await readLogo(), width: LOGO.size, height: LOGO.size };
  const layers = [
    place(logo, MARGIN, LOGO.top, locale),
    place(brand, MARGIN + LOGO.size + LOGO.gap, LOGO.top + (LOGO.size - brand.height) / 2, locale),
  ];
  let { top } = WORDS;
  for (const word of words) {
    // Without tall letters a line is lower, and takes the same room.
    const room = Math.max(word.height, word.size * 1.15);
    if (top + room > WORDS.end) break;
    layers.push(place(word, MARGIN, top + (room - word.height) / 2, locale));
    top += room + (word.size > LINE.size ? 2 : 1) * WORDS.gap;
  }
  return sharp(join(FOLDER, 'scene.webp'))
    .flop(conventionsOf(locale).direction === 'rtl')
    .composite(layers)
    .jpeg({ quality: 80, mozjpeg: true })
    .toBuffer();
}

interface Drawn {
  data: Buffer;
  width: number;
  height: number;
  /** Of the font, in pixels. */
  size: number;
}

async function drawText(
  text: string,
  { size, colour }: { size: number; colour: string },
  locale: Locale,
): Promise<Drawn> {
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
      // "left" is the side where the lines of a text begin: for Arabic the right one.
      align: isArabic === (conventionsOf(locale).direction === 'rtl') ? 'left' : 'right',
    },
  })
    .png()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height, size };
}

/** `start` is the distance from the side where lines begin. */
function place(
  { data, width }: Omit<Drawn, 'size'>,
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

/** Each text names one font file, and those of earlier texts stay known: so each is named once in advance. */
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

/** Whether there is anything to draw. */
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
