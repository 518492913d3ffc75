import { toVocabulary } from '@/lib/domain/vocabulary';
import { BUILT_IN_WORDS } from '@/lib/domain/words/built-in-words';

/** The words of every installation, for tests without a database. */
export const VOCABULARY = toVocabulary(BUILT_IN_WORDS);
