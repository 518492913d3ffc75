import { getLocale } from 'next-intl/server';
import type { IconName } from '@/components/ui/icon';
import {
  chatLink,
  groupDigits,
  phoneLink,
  telLink,
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
  /** Null for a phone number that is not understood. */
  href: string | null;
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
    ...provider.phones
      .slice(1)
      .map(groupDigits)
      .map((text) => {
        return { name: 'phone', icon: 'phone', href: telLink(text), text } as const;
      }),
    {
      name: 'whatsapp',
      icon: 'whatsapp',
      href: chatLink(provider, texts.chatMessage({ name: provider.name, url })),
      text: visibleChat(provider),
    },
    { name: 'website', icon: 'globe', href: website, text: website && websiteName(website) },
  ] as const;
  return links.filter(({ name, href, text }) => (name === 'phone' ? text : href) !== null);
}

/** Returns the link attributes of a contact: external links open in a new tab. */
export function linkTarget(href: string | null) {
  return href?.startsWith('https:') ? { target: '_blank', rel: 'noopener nofollow' } : {};
}
