import { getMessages } from 'next-intl/server';
import type messages from '../../messages/en.json';
import type { Locale } from './locales';

type Messages = typeof messages;

/** Namespaces available to client components. They are part of every page, so keep this list short. */
const CLIENT_NAMESPACES = [
  'site',
  'nav',
  'suggestions',
  'provider',
  'saved',
  'kinds',
  'chat',
  'emirates',
] as const satisfies readonly (keyof Messages)[];

/** Returns the messages for `useTranslations` in the browser, by default in the page's language. */
export async function getClientMessages(locale?: Locale): Promise<Partial<Messages>> {
  const all = await getMessages({ locale });
  return Object.fromEntries(CLIENT_NAMESPACES.map((namespace) => [namespace, all[namespace]]));
}
