import type { Emirate } from './emirates';
import { hasAny, keywordText } from './keywords';
import type { Provider, ProviderSummary } from './provider';
import { BACKDROP_WORDS, SUBJECT_WORDS } from './words/scenes';

/** The places in `public/sprite.svg`, outdoors and indoors. */
export const BACKDROPS = [
  'city',
  'villas',
  'dunes',
  'sea',
  'hills',
  'oasis',
  'tower',
  'garage',
  'hall',
  'cabin',
] as const;
type Backdrop = (typeof BACKDROPS)[number];

/** What is done there, in `public/sprite.svg`. */
const SUBJECTS = [
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
type Subject = (typeof SUBJECTS)[number];

/** The commonest, which are drawn in two ways. */
const DRAWN_TWICE = ['steam', 'eco', 'studio', 'foam', 'mobile', 'hand'] as const satisfies Subject[];
export const DRAWINGS = [...SUBJECTS, ...DRAWN_TWICE.map((subject) => `${subject}2` as const)] as const;

/** A drawn scene: a place and what is done there. */
export type Scene = `${Backdrop} ${(typeof DRAWINGS)[number]}`;

/** The subjects of kinds, the rarest first: nearly every provider washes by hand. */
const SUBJECT_OF_KIND: readonly (readonly [kind: string, Subject])[] = [
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

/** Subjects that are drawn in a place of their own. */
const INDOORS: { readonly [S in Subject]?: Backdrop } = { studio: 'hall', interior: 'cabin' };
/** Buildings, which stand in no car park. */
const BUILDINGS: readonly Subject[] = ['selfService', 'tunnel', 'forecourt'];
/** What is typical of an emirate. */
const OF_EMIRATE: Record<Emirate, readonly [Backdrop, Backdrop, Backdrop]> = {
  dubai: ['city', 'sea', 'villas'],
  'abu-dhabi': ['oasis', 'city', 'sea'],
  sharjah: ['villas', 'dunes', 'city'],
  ajman: ['sea', 'villas', 'city'],
  'umm-al-quwain': ['sea', 'oasis', 'villas'],
  'ras-al-khaimah': ['hills', 'sea', 'dunes'],
  fujairah: ['hills', 'sea', 'oasis'],
};
const ANYWHERE = ['villas', 'city', 'dunes'] as const;

type Drawn = Pick<Provider, 'id' | 'name' | 'locationType' | 'emirates'> &
  Pick<ProviderSummary, 'kinds' | 'servesMobile' | 'servesOnsite'>;

/**
 * Returns the scene drawn for a provider, the same everywhere: what its name says, then what it does, then where it is. What they leave
 * open is decided by its id.
 */
export function sceneOf(provider: Drawn): Scene {
  const subject = subjectOf(provider);
  const isDrawnTwice = (DRAWN_TWICE as readonly Subject[]).includes(subject);
  const drawing = isDrawnTwice && Math.floor(provider.id / 2) % 2 ? `${subject}2` : subject;
  return `${backdropOf(provider, subject)} ${drawing}` as Scene;
}

function subjectOf({ name, kinds, servesMobile, servesOnsite }: Drawn): Subject {
  const slugs = kinds.map(({ slug }) => slug);
  const [, special] = SUBJECT_OF_KIND.find(([kind]) => slugs.includes(kind)) ?? [];
  const isElsewhere = servesMobile && !servesOnsite && special && INDOORS[special];
  return (
    saidBy(SUBJECT_WORDS, name) ??
    (isElsewhere ? undefined : special) ??
    (servesMobile ? 'mobile' : slugs.includes('hand-wash') ? 'hand' : 'forecourt')
  );
}

function backdropOf({ id, name, locationType, emirates: [emirate] }: Drawn, subject: Subject): Backdrop {
  const inside = INDOORS[subject];
  if (inside) return inside;
  const said = [name, locationType]
    .map((text) => saidBy(BACKDROP_WORDS, text))
    .find((place) => place && !(place === 'garage' && BUILDINGS.includes(subject)));
  const typical = emirate ? OF_EMIRATE[emirate] : ANYWHERE;
  return said ?? typical[Math.floor(id / 12) % typical.length]!;
}

function saidBy<T>(words: readonly (readonly [T, readonly string[]])[], text: string | null): T | undefined {
  const searched = keywordText(text);
  return words.find(([, some]) => hasAny(searched, some))?.[0];
}
