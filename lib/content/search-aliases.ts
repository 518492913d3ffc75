import type { Emirate } from '../domain/emirates';

/** Short forms that people type for emirates. Those of wash types and kinds are in `car-care.ts`, those of areas in `words/areas.ts`. */
export const EMIRATE_ALIASES: Partial<Record<Emirate, string[]>> = {
  dubai: ['DXB'],
  'abu-dhabi': ['AUH'],
  sharjah: ['SHJ'],
  'ras-al-khaimah': ['RAK'],
  'umm-al-quwain': ['UAQ'],
};
