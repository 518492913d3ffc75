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
const REPEATED = /(.)\1+/g;

/** Returns what a name in Latin letters sounds like, which people spell in many ways: letters as in "DMCC", "Towers" also with a "u". */
export function soundsOf(name: string): string[] {
  const spellings = [...new Set([name, name.replaceAll('c', 's'), name.replaceAll('w', 'u')])];
  return spellings.map((spelling) =>
    LATIN.reduce((sound, [letters, same]) => sound.replace(letters, same), spelling).replace(REPEATED, '$1'),
  );
}

/** Returns what a word in Cyrillic sounds like, to compare with names in Latin letters. */
export function soundOfCyrillic(word: string): string {
  return word.replace(/дж|./g, (letter) => CYRILLIC[letter] ?? '').replace(REPEATED, '$1');
}
