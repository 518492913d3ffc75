import { notFound, permanentRedirect, redirect } from 'next/navigation';
import { getLocale } from 'next-intl/server';
import { hasStaffTables } from '@/lib/directory/current';
import type { Directory } from '@/lib/directory/directory';
import { rowState } from '@/lib/directory/row-state';
import { otherSlug } from '@/lib/routing/meant-address';
import { localizedPathOf } from '@/lib/routing/path-of';
import type { Route } from '@/lib/routing/route';
import { routeAfterMerge } from '@/lib/routing/route-after-merge';
import { needsDesk, rowOf } from '@/lib/routing/route-table';

/**
 * Decides for a page what middleware has decided before, except on a serverless host, where it knows no rows: a row that does not exist
 * is not found, a provider that was merged leads to the one that stays, pages about a closed provider lead to the notice that it has closed, and those of tables that are not there to the
 * contact page.
 */
export async function decideRoute(route: Route, directory: Directory): Promise<void> {
  const locale = await getLocale();
  if (needsDesk(route) && !hasStaffTables()) redirect(localizedPathOf({ name: 'contact' }, locale));
  const merged = routeAfterMerge(directory.merged, route);
  if (merged) permanentRedirect(localizedPathOf(merged, locale));
  const row = rowOf(route);
  const state = row ? rowState(directory, row) : 'exists';
  if (state === 'not-found') {
    const other =
      'slug' in route
        ? otherSlug(route.slug, (key) => rowState(directory, { table: 'post', key }) !== 'not-found')
        : undefined;
    if (other === undefined) notFound();
    permanentRedirect(localizedPathOf({ name: 'post', slug: other }, locale));
  }
  if (state === 'closed' && 'id' in route && route.name !== 'provider')
    redirect(localizedPathOf({ name: 'provider', id: route.id }, locale));
}
