/** What letters of names sound like, in this order. */
// prettier-ignore
const LATIN: readonly (readonly [letters: RegExp, sound: string])[] = [
  [/sch|sh/g, 'š'], [/ch/g, 'č'], [/kh/g, 'h'], [/gh/g, 'g'], [/ph/g, 'f'], [/th/g, 't'], [/dh/g, 'd'], [/ck|q/g, 'k'], [/ou|oo/g, 'u'], [/ee/g, 'i'],
  [/c(?=[eiy])/g, 's'], [/c/g, 'k'], [/x/g, 'ks'], [/w/g, 'v'], [/y/g, 'i'], [/h$|(?<=[^aeiou])e$/, ''],
];
// prettier-ignore
const CYRILLIC: Readonly<Record<string, string>> = {
  дж: 'j', а: 'a', б: 'b', в: 'v', г: 'g', ґ: 'g', д: 'd', е: 'e', є: 'e', ж: 'j', з: 'z', и: 'i', і: 'i', ї: 'i', й: 'i', к: 'k', л: 'l', м: 'm', н: 'n', о: 'o', п: 'p', р: 'r',
  с: 's', т: 't', у: 'u', ф: 'f', х: 'h', ц: 's', ч: 'č', ш: 'š', щ: 'š', ы: 'i', э: 'e', ю: 'iu', я: 'ia',
};
/** Letters of an abbreviation. */
const MAX_SPELLED = 4;
const MIN_CONSONANTS = 4;
const REPEATED = /(.)\1+/g;

/** Returns what a name in Latin letters sounds like, also as it is spelled ("DMCC") and as it is written in Cyrillic («Тауэрс»). */
export function soundsOf(name: string): string[] {
  const spelled = name.length <= MAX_SPELLED ? name.replaceAll('c', 's') : name;
  return [...new Set([name, spelled, name.replaceAll('w', 'u')])].map(soundOf);
}

/** Returns what a word in Latin letters sounds like. */
export function soundOf(word: string): string {
  return LATIN.reduce((sound, [letters, same]) => sound.replace(letters, same), word).replace(REPEATED, '$1');
}

/** Returns the consonants of a sound, if they are enough to tell it from others: vowels are heard differently. */
export function consonantsOf(sound: string): string[] {
  const consonants = sound.replace(/[aeiou]/g, '');
  return consonants.length >= MIN_CONSONANTS ? [consonants] : [];
}

/** Returns what a word in Cyrillic sounds like, to compare with names in Latin letters. */
export function soundOfCyrillic(word: string): string {
  return word.replace(/дж|./g, (letter) => CYRILLIC[letter] ?? '').replace(REPEATED, '$1');
}
