import type { ProviderSummary } from './provider';

/** The drawn scenes of `public/scenes.svg`. */
export const SCENES = [
  'selfService',
  'tunnel',
  'steam',
  'protection',
  'eco',
  'studio',
  'foam',
  'interior',
  'fleet',
  'mobile',
  'hand',
  'forecourt',
] as const;
export type Scene = (typeof SCENES)[number];

/** The colours in which a scene is drawn. */
const TONES = ['water', 'leaf', 'sun', 'coral', 'night', 'sand'] as const;
type Tone = (typeof TONES)[number];

/** The scenes of kinds, the rarest first: nearly every provider washes by hand. */
const SCENE_OF_KIND: readonly (readonly [kind: string, Scene])[] = [
  ['self-service', 'selfService'],
  ['automatic', 'tunnel'],
  ['steam', 'steam'],
  ['paint-protection', 'protection'],
  ['ceramic-coating', 'protection'],
  ['waterless', 'eco'],
  ['detailing', 'studio'],
  ['polishing', 'studio'],
  ['foam', 'foam'],
  ['interior', 'interior'],
  ['fleet', 'fleet'],
];

/** Returns the scene drawn for a provider, by what it does. */
export function sceneOf({ kinds, servesMobile }: Pick<ProviderSummary, 'kinds' | 'servesMobile'>): Scene {
  const slugs = kinds.map(({ slug }) => slug);
  const [, special] = SCENE_OF_KIND.find(([kind]) => slugs.includes(kind)) ?? [];
  return special ?? (servesMobile ? 'mobile' : slugs.includes('hand') ? 'hand' : 'forecourt');
}

/** Returns the colour of a provider's scene; neighbours in a list differ. */
export function toneOf(id: number): Tone {
  return TONES[id % TONES.length]!;
}

/** Words without meaning for initials. */
const FILLERS = new Set(['al', 'the', 'and', 'of', 'el', 'في', 'و']);
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Returns the initials of the first two words of a name, in its script; empty without letters: "CN" of "Cardamom & Nozzle Night Wash", «غ س» of «غسيل سكة الحناء», which must not join. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  const [first = '', second = ''] = (telling.length > 0 ? telling : words).map((word) =>
    [...word.replace(ARTICLE, '')][0]!.toUpperCase(),
  );
  return /\p{Script=Arabic}/u.test(first) && second ? `${first} ${second}` : first + second;
}
