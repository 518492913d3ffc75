import fc from 'fast-check';

/** Any characters, also halves of one. `fc.string` would spend a second on preparing for all of Unicode. */
export const anyText = (maxLength?: number): fc.Arbitrary<string> =>
  fc
    .array(fc.nat(0x10_ff_ff), { maxLength })
    .map((points) => points.map((point) => String.fromCodePoint(point)).join(''));
