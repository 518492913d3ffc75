import { DISTRICTS } from './domain/districts';
import { EMIRATES } from './domain/emirates';
import { WASH_TYPES } from './domain/wash-types';

const oneOf = (slugs: readonly string[]) => `(?:${slugs.join('|')})`;

/**
 * The pages below home that are right as they are, in both languages, as a regular expression without the first slash.
 * They never pass middleware, whose matcher has to spell the same out; a test compares the two.
 */
export const PLAIN_PAGES = [
  `(?:ar/)?`,
  '(?:',
  [
    `emirates/${oneOf(EMIRATES)}`,
    `wash-type/${oneOf(WASH_TYPES)}(?:/emirates(?:/${oneOf(EMIRATES)})?)?`,
    `district/${oneOf(DISTRICTS)}`,
  ].join('|'),
  ')',
].join('');
