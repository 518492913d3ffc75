import type { ProviderSummary } from './provider';

/** The drawn scenes of `public/sprite.svg`. */
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

/** The colour themes of scenes. */
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
  return special ?? (servesMobile ? 'mobile' : slugs.includes('hand-wash') ? 'hand' : 'forecourt');
}

/** Returns the colour of a provider's scene; neighbours in a list differ. */
export function toneOf(id: number): Tone {
  return TONES[id % TONES.length]!;
}
