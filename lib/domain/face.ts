import type { Kind } from './kinds';
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
type Scene = (typeof SCENES)[number];

/** The colours in which a scene is drawn. */
const TONES = ['water', 'leaf', 'sun', 'coral', 'night', 'sand'] as const;
type Tone = (typeof TONES)[number];

export interface Face {
  scene: Scene;
  tone: Tone;
  /** Of the first two words of the name, in its script; empty where it has no letter. */
  initials: string;
}

/** What tells one provider from others, the rarest first: nearly all of them wash by hand. */
const SCENE_OF_KIND: readonly (readonly [Kind, Scene])[] = [
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

type FaceFacts = Pick<ProviderSummary, 'id' | 'name' | 'kinds' | 'servesMobile'>;

/** Returns the picture of a provider that has none of its own: a scene by what it does, in a colour of its own. */
export function faceOf({ id, name, kinds, servesMobile }: FaceFacts): Face {
  const [, special] = SCENE_OF_KIND.find(([kind]) => kinds.includes(kind)) ?? [];
  const scene = special ?? (servesMobile ? 'mobile' : kinds.includes('hand') ? 'hand' : 'forecourt');
  return { scene, tone: TONES[id % TONES.length]!, initials: initialsOf(name) };
}

/** Words of a name that say nothing of it. */
const FILLERS = new Set(['al', 'the', 'and', 'of', 'el', 'في', 'و']);
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Returns the initials of a name: "CN" of "Cardamom & Nozzle Night Wash", «غ س» of «غسيل سكة الحناء», which must not join. */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const telling = words.filter((word) => !FILLERS.has(word.toLowerCase()));
  const [first = '', second = ''] = (telling.length > 0 ? telling : words).map((word) =>
    [...word.replace(ARTICLE, '')][0]!.toUpperCase(),
  );
  return /\p{Script=Arabic}/u.test(first) && second ? `${first} ${second}` : first + second;
}
