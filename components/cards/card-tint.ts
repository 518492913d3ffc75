import type { Kind } from '@/lib/domain/kinds';

/** Colours of the picture of a card, beside that of water. */
export type CardTint = 'leaf' | 'dusk' | 'sun';

const TINTS: Partial<Record<Kind, CardTint>> = {
  waterless: 'leaf',
  foam: 'leaf',
  mobile: 'leaf',
  steam: 'dusk',
  interior: 'dusk',
  sanitising: 'dusk',
  detailing: 'sun',
  polishing: 'sun',
  'ceramic-coating': 'sun',
  'paint-protection': 'sun',
};

/** One picture for all, tinted by what is done to the car first. */
export function tintOf(kinds: readonly Kind[]): CardTint | null {
  return (kinds[0] && TINTS[kinds[0]]) ?? null;
}
