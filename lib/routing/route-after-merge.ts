import type { Route } from './route';

/**
 * Returns the route in which the providers that stay stand for those that were merged into them; undefined if it is about none of these
 * (product rule 2.34).
 * @param merged the number of the provider that stays, by that of each that was merged into it
 */
export function routeAfterMerge(merged: ReadonlyMap<number, number>, route: Route): Route | undefined {
  if (merged.size === 0) return undefined;
  if (route.name === 'opengraphImage') {
    const of = routeAfterMerge(merged, route.of);
    return of && ({ ...route, of } as Route);
  }
  if (route.name === 'compare') {
    if (!route.ids.some((id) => merged.has(id))) return undefined;
    const ids = new Set(route.ids.map((id) => merged.get(id) ?? id));
    return { ...route, ids: [...ids].sort((one, other) => one - other) };
  }
  for (const key of ['id', 'provider'] as const) {
    const stays = merged.get((route as Partial<Record<typeof key, number>>)[key] ?? 0);
    if (stays !== undefined) return { ...route, [key]: stays } as Route;
  }
  return undefined;
}
