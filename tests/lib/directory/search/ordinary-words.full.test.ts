import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWords } from '@/lib/directory/search/find-providers';
import frequencies from '@/lib/directory/search/word-frequencies.json';
import { NO_FILTER } from '@/lib/domain/filter';
import { sampleDirectory } from '../../../support/sample-directory';

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const LANGUAGES = { english: ['car wash', 'dubai'], arabic: ['غسيل سيارات', 'دبي'] } as const;
const directory = sampleDirectory();

/** Whether an ordinary word between those of a search for a place asks for anything. */
function asks(language: keyof typeof LANGUAGES, word: string): boolean {
  const [before, behind] = LANGUAGES[language];
  const parsed = parseWords(directory, `${before} ${word} ${behind}`, NO_FILTER, MOMENT);
  const { conditions, sort, isNear, nearAreas, corrected } = parsed;
  return (
    conditions.some(({ anyOf: [first] }) => first!.emirate !== 'dubai') ||
    conditions.length === 0 ||
    sort !== undefined ||
    isNear ||
    nearAreas.length + Object.keys(corrected).length > 0
  );
}

/** A person has read this list: each of its words means what it says in a search for a car wash. */
test.each(['english', 'arabic'] as const)(
  'of ordinary %s words only those that mean it ask for something',
  (language) => {
    const words = frequencies[language].join(' ').split(' ');
    const file = join(__dirname, `../../../fixtures/searches/asking-${language}.txt`);
    const read = readFileSync(file, 'utf8').trim().split(/\s+/).sort();
    expect(words.filter((word) => asks(language, word)).sort()).toEqual(read);
  },
);
