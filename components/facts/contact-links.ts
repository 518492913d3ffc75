import { getLocale } from 'next-intl/server';
import type { IconName } from '@/components/ui/icon';
import {
  chatLink,
  phoneLink,
  visibleChat,
  visiblePhone,
  websiteLink,
  websiteName,
} from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { urlOf } from '@/lib/routing/url-of';
import { getProviderTexts } from './get-provider-texts';

export interface ContactLink {
  name: 'phone' | 'whatsapp' | 'website';
  icon: IconName;
  href: string;
  /** The number, name or host to show. */
  text: string | null;
}

/** Returns the visible contacts of a provider (product rule 2.8); chats have a prefilled message (2.18). */
export async function getContactLinks(provider: Provider): Promise<ContactLink[]> {
  const [texts, locale] = await Promise.all([getProviderTexts(), getLocale()]);
  const url = urlOf({ name: 'provider', id: provider.id }, locale);
  const website = websiteLink(provider);
  const links = [
    { name: 'phone', icon: 'phone', href: phoneLink(provider), text: visiblePhone(provider) },
    {
      name: 'whatsapp',
      icon: 'whatsapp',
      href: chatLink(provider, texts.chatMessage({ name: provider.name, url })),
      text: visibleChat(provider),
    },
    { name: 'website', icon: 'globe', href: website, text: website && websiteName(website) },
  ] as const;
  return links.flatMap(({ href, ...link }) => (href === null ? [] : [{ ...link, href }]));
}

/** Returns the link attributes of a contact: external links open in a new tab. */
export function linkTarget(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener nofollow' } : {};
}
