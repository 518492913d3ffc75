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

/** The colour themes of scenes. */
const TONES = ['water', 'leaf', 'sun', 'coral', 'night', 'sand'] as const;
type Tone = (typeof TONES)[number];

export interface Avatar {
  scene: Scene;
  tone: Tone;
  /** Initials of the first two words of the name; empty if it has no letters. */
  initials: string;
}

/** Scenes by kind, rarest kind first, because rare kinds distinguish a provider best. */
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

type AvatarFacts = Pick<ProviderSummary, 'id' | 'name' | 'kinds' | 'servesMobile'>;

/** Returns the placeholder image of a provider: a scene of its most distinctive kind, in a colour derived from its id. */
export function avatarOf({ id, name, kinds, servesMobile }: AvatarFacts): Avatar {
  const [, sceneOfKind] = SCENE_OF_KIND.find(([kind]) => kinds.includes(kind)) ?? [];
  const scene = sceneOfKind ?? (servesMobile ? 'mobile' : kinds.includes('hand') ? 'hand' : 'forecourt');
  return { scene, tone: TONES[id % TONES.length]!, initials: initialsOf(name) };
}

/** Words that are skipped. */
const STOP_WORDS = new Set(['al', 'the', 'and', 'of', 'el', 'في', 'و']);
const ARTICLE = /^ال(?=\p{L}{2})/u;

/** Returns the initials of a name: "CN" of "Cardamom & Nozzle Night Wash", «غ س» (spaced, so that they do not join). */
export function initialsOf(name: string): string {
  const words = name.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’]*/gu) ?? [];
  const significant = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()));
  const [first = '', second = ''] = (significant.length > 0 ? significant : words).map((word) =>
    [...word.replace(ARTICLE, '')][0]!.toUpperCase(),
  );
  return /\p{Script=Arabic}/u.test(first) && second ? `${first} ${second}` : first + second;
}
