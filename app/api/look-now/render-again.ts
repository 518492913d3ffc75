import { setTimeout } from 'node:timers/promises';
import { revalidatePath, revalidateTag } from 'next/cache';
import { LOCALES } from '@/lib/i18n/locales';
import { KEPT_PAGES, pagesOf, type TableChange } from '@/lib/routing/kept-pages';
import { pathnameOf } from '@/lib/routing/path-of';
import { ROUTES } from '@/lib/routing/route-table';

/** Has the pages of changed rows rendered before they are next shown, in both languages, and all other kept pages behind the answers. */
export function renderAgain(change: TableChange): void {
  const { all, routes } = pagesOf(change);
  // Next.js knows a page by its internal path, with the language.
  for (const route of routes)
    for (const locale of LOCALES) revalidatePath(`/${locale}${pathnameOf(route)}`.replace(/\/$/, ''));
  if (all) revalidatePath(`/[locale]${ROUTES[all].pattern}`.replace(/\/$/, ''), 'page');
  renderAllAgain();
}

/** Has all kept pages rendered again behind the answers: nobody waits. */
export function renderAllAgain(): void {
  revalidateTag(KEPT_PAGES, 'max');
}

/** Milliseconds in which a page that is being rendered is ready. */
const RENDERING = 10_000;

/**
 * Has them rendered again once more, when those are ready that were being rendered from the rows as they had been: to the host they are
 * newer than the change.
 */
export async function renderAllAgainLater(): Promise<void> {
  await setTimeout(RENDERING);
  renderAllAgain();
}
