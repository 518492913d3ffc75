import { TYPED_SORTS } from '../../domain/list-options';
import { oneOf } from '../../domain/one-of';
import type { ParsedQuery, Wish } from '../../domain/provider-list';
import { type DraftCondition, isPlace } from './draft-conditions';
import type { QueryItem } from './query-items';

/** Of several orders the first of these is meant: "best and cheapest". */
const SORTS = ['price', 'price-desc', 'reviews', 'best'];

interface Wishes extends Pick<
  ParsedQuery,
  'sort' | 'isNear' | 'nearAreas' | 'isNearShared' | 'unknownPlace'
> {
  conditions: DraftCondition[];
  wordIndexes: Partial<Record<Wish, Set<number>>>;
}

/** Reads an order and nearness. With "near", areas are where distances start from; without a place, it is near the visitor. */
export function readWishes(conditions: DraftCondition[], others: readonly QueryItem[]): Wishes {
  const said = (meaning: 'sort' | 'isNear' | 'near' | 'road') =>
    others.filter(({ phrase }) => phrase?.meaning === meaning);
  const placesOf = (items: readonly QueryItem[]) => new Set(items.flatMap(({ wordIndexes }) => wordIndexes));
  const sorts = said('sort').flatMap(({ phrase }) => (isGood(phrase) ? [] : phrase!.options[0]!));
  const sort = SORTS.find((order) => sorts.includes(order)) ?? sorts[0];
  const near = said('near');
  const isNear = said('isNear');
  const result: Wishes = {
    conditions,
    sort: sort === undefined ? undefined : oneOf(TYPED_SORTS, sort),
    isNear: isNear.length > 0,
    nearAreas: [],
    wordIndexes: {
      ...(sort !== undefined && { sort: placesOf(said('sort')) }),
      ...(isNear.length > 0 && { isNear: placesOf(isNear) }),
    },
  };
  const roads = said('road');
  if (roads.length > 0) {
    return {
      ...result,
      // Its name and its number are one road.
      nearAreas: [...new Set(roads.map(({ phrase }) => phrase!.options[0]!))],
      wordIndexes: { ...result.wordIndexes, near: placesOf([...near, ...roads]) },
    };
  }
  if (near.length === 0) return result;
  const places = conditions.filter(({ anyOf, not }) => isPlace(anyOf) && !not);
  const areas = places.find(({ anyOf }) => anyOf.every(({ key }) => key === 'area'));
  if (areas) {
    return {
      ...result,
      conditions: conditions.filter((draft) => draft !== areas),
      isNear: false,
      nearAreas: areas.anyOf.map(({ value }) => value),
      ...(areas.isShared && areas.anyOf.length > 1 && { isNearShared: true }),
      wordIndexes: {
        sort: result.wordIndexes.sort,
        near: new Set([...areas.wordIndexes, ...placesOf([...near, ...isNear])]),
      },
    };
  }
  const behind = others.slice(others.lastIndexOf(near.at(-1)!) + 1);
  const end = behind.findIndex((item) => !isWord(item));
  const unknownPlace = (end < 0 ? behind : behind.slice(0, end)).map(({ text }) => text);
  if (unknownPlace.length > 0) return { ...result, unknownPlace };
  if (places.length > 0) return result;
  return {
    ...result,
    isNear: true,
    wordIndexes: { ...result.wordIndexes, isNear: placesOf([...near, ...isNear]) },
  };
}

/** Returns the parts of a search with a misspelt "me" behind "near", since no place has a name of two letters: "near mr". */
export function withNearMe(items: readonly QueryItem[]): QueryItem[] {
  const isMe = ({ text, phrase }: QueryItem, place: number) =>
    !phrase && /^[a-z]{2}$/.test(text) && items[place - 1]?.phrase?.meaning === 'near';
  return items.map((item, place) => (isMe(item, place) ? { ...item, phrase: NEAR_ME } : item));
}

const NEAR_ME: QueryItem['phrase'] = { meaning: 'isNear', form: ' me ', text: 'me', options: ['1'] };

/** Whether a part only says that it should be good, as lists by rating have it. */
export function isGood(phrase: QueryItem['phrase']): boolean {
  return phrase?.meaning === 'sort' && phrase.options[0] === 'good';
}

/** Whether a part is a word that no filter knows. */
export function isWord({ phrase }: QueryItem): boolean {
  return phrase === undefined || phrase.meaning === 'text' || phrase.meaning === 'make';
}

export function isText({ phrase }: QueryItem, option: string): boolean {
  return phrase?.meaning === 'text' && phrase.options[0] === option;
}
