import { type District, isDistrict } from '../../domain/districts';
import { type Emirate, EMIRATES } from '../../domain/emirates';
import { parseProviderId } from '../../domain/provider-id';
import { isWashType, type WashType } from '../../domain/wash-types';

/** What a picture of a shared link is about. */
export type ShareSubject =
  | { kind: 'home' }
  | { kind: 'emirate'; emirate: Emirate }
  | { kind: 'wash-type'; washType: WashType; emirate?: Emirate }
  | { kind: 'district'; district: District }
  | { kind: 'provider'; id: number }
  | { kind: 'post'; slug: string };

const SUFFIX = '.jpg';

/** The subject of a picture's address, by its decoded segments after `/share`; undefined when there is none. */
export function parseShareSubject(segments: readonly string[]): ShareSubject | undefined {
  const name = segments.at(-1) ?? '';
  if (!name.endsWith(SUFFIX)) return undefined;
  const [first, ...rest] = [...segments.slice(0, -1), name.slice(0, -SUFFIX.length)];
  const [second = '', third, fourth] = rest;
  if (rest.length === 0) return first === 'home' ? { kind: 'home' } : undefined;
  if (first === 'wash-type' && isWashType(second)) {
    const emirate = EMIRATES.find((slug) => slug === fourth);
    if (rest.length === 1) return { kind: 'wash-type', washType: second };
    return rest.length === 3 && third === 'emirates' && emirate
      ? { kind: 'wash-type', washType: second, emirate }
      : undefined;
  }
  return rest.length === 1 ? parseSingle(first, second) : undefined;
}

function parseSingle(kind: string | undefined, name: string): ShareSubject | undefined {
  if (kind === 'emirates') {
    const emirate = EMIRATES.find((slug) => slug === name);
    return emirate && { kind: 'emirate', emirate };
  }
  if (kind === 'district') return isDistrict(name) ? { kind: 'district', district: name } : undefined;
  if (kind === 'blog') return name ? { kind: 'post', slug: name } : undefined;
  const id = kind === 'service' ? parseProviderId(name) : undefined;
  return id === undefined ? undefined : { kind: 'provider', id };
}
