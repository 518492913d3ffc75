import type { IconName } from '@/components/ui/icon';
import { chatLink, visibleChat, visiblePhones, websiteLink, websiteName } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';
import { urlOf } from '@/lib/routing/url-of';

export interface ContactLink {
  name: 'phone' | 'whatsapp' | 'website';
  icon: IconName;
  /** Null for a phone number that is not understood. */
  href: string | null;
  /** The number, name or host to show. */
  text: string | null;
  /** Whether it has a tick; a phone number only once staff have checked it. */
  isChecked: boolean;
}

/** Returns the visible contacts of a provider (product rule 2.8); chats have a prefilled message (2.18). */
export async function getContactLinks(provider: Provider): Promise<ContactLink[]> {
  const { locale, texts } = await getIntl();
  const url = urlOf({ name: 'provider', id: provider.id }, locale);
  const website = websiteLink(provider);
  const phones = visiblePhones(provider).map(({ text, link, isChecked }) => {
    return { name: 'phone', icon: 'phone', href: link, text, isChecked } as const;
  });
  const others = [
    {
      name: 'whatsapp',
      icon: 'whatsapp',
      href: chatLink(provider, texts.chatMessage({ name: provider.name, url })),
      text: visibleChat(provider),
      isChecked: true,
    },
    {
      name: 'website',
      icon: 'globe',
      href: website,
      text: website && websiteName(website),
      isChecked: true,
    },
  ] as const;
  return [...phones, ...others.filter(({ href }) => href !== null)];
}

/** Returns the link attributes of a contact: external links open in a new tab. */
export function linkTarget(href: string | null): { target?: string; rel?: string } {
  return href?.startsWith('https:') ? { target: '_blank', rel: 'noopener nofollow' } : {};
}
