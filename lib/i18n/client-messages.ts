import { getMessages } from 'next-intl/server';
import type messages from '../../messages/en.json';
import type { Locale } from './locales';

type Messages = typeof messages;

/** Namespaces available to the client components of every page. They are part of its HTML, so keep this list short. */
const CLIENT_NAMESPACES = [
  'site',
  'nav',
  'suggestions',
  'provider',
  'saved',
  'chat',
  'emirates',
] as const satisfies readonly (keyof Messages)[];

/**
 * Returns the messages for `useTranslations` in the browser, by default in the page's language.
 * @param pageNamespaces namespaces that only the client components of one page need
 */
export async function getClientMessages(
  pageNamespaces: readonly (keyof Messages)[] = [],
  locale?: Locale,
): Promise<Partial<Messages>> {
  const all = await getMessages({ locale });
  const namespaces = [...CLIENT_NAMESPACES, ...pageNamespaces];
  return Object.fromEntries(namespaces.map((namespace) => [namespace, all[namespace]]));
}
