import type { Scene } from './avatar';

/** The colour themes of scenes. */
const TONES = ['water', 'leaf', 'sun', 'coral', 'night', 'sand'] as const;
export type Tone = (typeof TONES)[number];

/** Returns the colour of a provider's scene. */
export function toneOf(id: number): Tone {
  return TONES[id % TONES.length]!;
}

/** Number of providers before one in a list that may not look like it. */
const NEIGHBOURS = 3;

/**
 * Gives the scenes in a list their colours: each its provider's own, unless one of the three before it would look the same, then the
 * next one, as `tone`.
 */
export function withTones<T extends { id: number; scene: Scene; photo?: string; tone?: Tone }>(
  list: readonly T[],
): (T & { tone?: Tone })[] {
  const looks: string[] = [];
  return list.map((one) => {
    let shift = one.id;
    const look = () => (one.photo ? '' : `${one.scene} ${toneOf(shift)}`);
    while (look() && looks.slice(-NEIGHBOURS).includes(look())) shift += 1;
    looks.push(look());
    return shift === one.id ? one : { ...one, tone: toneOf(shift) };
  });
}
