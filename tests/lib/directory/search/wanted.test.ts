import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseWords } from '@/lib/directory/search/find-providers';
import { NO_FILTER } from '@/lib/domain/filter';
import type { ListFilters } from '@/lib/domain/filters';
import { sampleDirectory } from '../../../support/sample-directory';

/** What a search was meant to ask for, by people who do not build searches. */
interface Want {
  places?: string[];
  kinds?: string[];
  flags?: string[];
  mode?: string;
  car?: string;
  max?: number;
  min?: number;
  rating?: number;
  order?: string;
  open?: string;
  nearMe?: true;
  not?: Want;
  name?: string;
  nothing?: true;
}

/** Wednesday 15:00 in Dubai. */
const MOMENT = new Date('2026-11-25T11:00:00Z');
const directory = sampleDirectory();
const WASH_TYPES: Record<string, string> = {
  'auto-detailing': 'kind detailing',
  'steam-cleaning': 'kind steam',
  'waterless-wash': 'kind waterless',
  package: 'flag packages',
  '247-services': 'flag 24h',
};
const NAMES: Partial<Record<keyof ListFilters, (value: string) => string>> = {
  area: (slug) => `place ${slug}`,
  emirate: (slug) => `place ${slug}`,
  washType: (slug) => WASH_TYPES[slug] ?? `kind ${slug}`,
  isVerified: () => 'flag verified',
  isEco: () => 'flag eco',
  open: () => 'open',
};

/** The readings that our answer to a search has beside or instead of those that were wanted, on purpose. */
const ON_PURPOSE: Record<string, string> = {
  'fleet detailing dubai': 'fleet detailing is one kind',
  'ceramic coating inside car': 'inside is the interior',
  'national paints sharjah': 'the industrial area that it is in',
  diba: 'the larger of two towns of that name',
  'sheikh zayed road': 'what is near the road',
  'szr car wash': 'what is near the road',
  'headlight polish': 'what texts say of headlights',
  'dry clean car': 'waterless alone',
  'car dry cleaning near me': 'waterless alone',
  'around 40 bucks': 'a quarter more',
  'سجاد السيارة': 'who mentions carpets',
  'industrial area 6': 'that of Sharjah alone has so many parts',
  'without scratches': 'by hand',
  'car wash without machine': 'by hand',
  'al manara': 'part of Umm Suqeim',
  corniche: 'by name',
  'emirates road': 'what is near the road',
  'hello good evening can you please tell me which place near my office in business bay does a proper hand wash with interior vacuum for under 60 dirhams and is open until 10 pm on saturday':
    'near my office asks for the position as well',
  'selling my car need it looking new sharjah': 'no word says detailing',
};

function namesOf(filters: ListFilters, not: boolean): string[] {
  return Object.entries(filters).map(([key, value]) => {
    if (not && key === 'serviceMode') return `not mode ${String(value)}`;
    const name = NAMES[key as keyof ListFilters]?.(String(value)) ?? `${key} ${String(value)}`;
    return `${not ? 'not ' : ''}${name}`;
  });
}

function readAs(search: string): string[] {
  const { conditions, nearAreas, isNear, sort } = parseWords(directory, search, NO_FILTER, MOMENT);
  return [
    ...conditions.flatMap(({ anyOf, not }) => anyOf.flatMap((filters) => namesOf(filters, not))),
    ...nearAreas.map((slug) => `place ${slug}`),
    ...(isNear ? ['near me'] : []),
    ...(sort ? [`order ${sort}`] : []),
  ];
}

function wantedOf({ not, ...want }: Want): string[] {
  const list = (name: string, values: readonly unknown[] = []) =>
    values.map((value) => `${name} ${String(value)}`);
  const one = (name: string, value: unknown) => list(name, value === undefined ? [] : [value]);
  return [
    ...list(
      'place',
      want.places?.filter((slug) => !slug.startsWith('?')),
    ),
    ...list('kind', want.kinds),
    ...list(
      'flag',
      want.flags?.filter((flag) => flag !== 'offers'),
    ),
    ...one('serviceMode', want.mode),
    ...one('car', want.car),
    ...one('maxPrice', want.max),
    ...one('minPrice', want.min),
    ...one('rating', want.rating),
    ...one('order', want.order),
    ...(want.open ? ['open'] : []),
    ...(want.nearMe ? ['near me'] : []),
    ...(not ? wantedOf(not).map((name) => `not ${name.replace('serviceMode', 'mode')}`) : []),
  ];
}

const searches = readFileSync(join(__dirname, '../../../fixtures/searches/wanted.jsonl'), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line) as { q: string; kind: string; want: Want });

/** One test for each writer: weights that fit all but one of them must not mislead the one. */
test.each([...new Set(searches.map(({ kind }) => kind))])('reads what %s meant, and no more', (kind) => {
  const different = searches
    .filter((search) => search.kind === kind && !search.want.name && !search.want.nothing)
    .flatMap(({ q, want }) => {
      const [read, wanted] = [readAs(q), wantedOf(want)];
      const isEqual = read.every((one) => wanted.includes(one)) && wanted.every((one) => read.includes(one));
      return isEqual || q in ON_PURPOSE ? [] : [{ q, read, wanted }];
    });
  expect(different).toEqual([]);
});
