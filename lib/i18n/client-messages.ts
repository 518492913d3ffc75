import { getMessages } from 'next-intl/server';
import type messages from '../../messages/en.json';
import type { Locale } from './locales';

type Messages = typeof messages;

/** Namespaces available to the client components of every page. They are part of its HTML, so keep this list short. */
export const CLIENT_NAMESPACES = [
  'site',
  'nav',
  'suggestions',
  'provider',
  'saved',
  'share',
  'car',
  'chat',
  'emirates',
] as const satisfies readonly (keyof Messages)[];

/** Returns the messages for `useTranslations` on every page; a page adds its own with `MoreMessages`. */
export async function getClientMessages(locale?: Locale): Promise<Partial<Messages>> {
  const all = await getMessages({ locale });
  return Object.fromEntries(CLIENT_NAMESPACES.map((namespace) => [namespace, all[namespace]]));
}
