/** Rows of keys, forwards and backwards. */
const KEYS =
  'qwertyuiop asdfghjkl zxcvbnm poiuytrewq lkjhgfdsa mnbvcxz ضصثقفغعهخحجد شسيبلاتنمكط دجحخهعغفقثصض طكمنتالبيسش';
const MIN_KEYS = 4;
/** The same letter three times, letters that no word repeats, five consonants alone, or figures. */
const NO_WORD = /(.)\1\1|xx|qq|jj|^[b-df-hj-np-tv-xz]{5,}$|^[0-9]+$/;

/** Whether a word in search form is none of any language. */
export function isGibberish(word: string): boolean {
  return (word.length >= MIN_KEYS && KEYS.includes(word)) || NO_WORD.test(word);
}
