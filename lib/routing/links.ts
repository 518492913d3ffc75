import { getLocale } from 'next-intl/server';
import { localize } from './paths';

/** `to(path)` puts an address of lib/routes.ts into the language of the page. */
export async function getLinks(): Promise<(path: string) => string> {
  const locale = await getLocale();
  return (path) => localize(path, locale);
}
