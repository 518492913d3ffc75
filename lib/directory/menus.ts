import { dubaiDay } from '../domain/closure';
import type { MenuItem } from '../domain/menu';
import type { Directory } from './directory';

/** Returns the menu of a provider in its order, without offers that have ended (product rule 2.28). */
export function menuOf({ menus }: Directory, provider: number, moment: Date): MenuItem[] {
  const today = dubaiDay(moment.getTime());
  return (menus.get(provider) ?? []).filter(({ offerUntil }) => offerUntil === null || offerUntil >= today);
}
