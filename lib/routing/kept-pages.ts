import type { Route, RouteName } from './route';

/** The tag of all pages that a serverless host keeps. */
export const KEPT_PAGES = 'kept-pages';

/** What a statement changed in a table of the database (`page_change` in `…_page_webhook.sql`). */
export interface TableChange {
  table: string;
  /** What stands for the rows in the addresses of their pages; null for all of the table. */
  ids: readonly string[] | null;
}

/** The kept page of a row, by its table: those that only it has, which are right at once after an edit. */
const PAGE_OF: Readonly<Record<string, { name: RouteName; of: (id: string) => Route | undefined }>> = {
  car_wash_locations: { name: 'provider', of: providerOf },
  provider_menu_items: { name: 'provider', of: providerOf },
  provider_reviews: { name: 'provider', of: providerOf },
  blog_posts: { name: 'post', of: (slug) => ({ name: 'post', slug }) },
  pages: { name: 'about', of: () => ({ name: 'about' }) },
  faqs: { name: 'home', of: () => ({ name: 'home' }) },
};

/** Returns the routes whose pages show above all the changed rows: all of a kind, or those listed. */
export function pagesOf({ table, ids }: TableChange): { all?: RouteName; routes: Route[] } {
  const page = PAGE_OF[table];
  if (!page) return { routes: [] };
  if (!ids) return { all: page.name, routes: [] };
  return { routes: ids.flatMap((id) => page.of(id) ?? []) };
}

function providerOf(id: string): Route | undefined {
  return /^\d{1,10}$/.test(id) ? { name: 'provider', id: Number(id) } : undefined;
}
