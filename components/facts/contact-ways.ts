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
import { getChatTexts } from './chat-texts';

export interface ContactWay {
  name: 'phone' | 'whatsapp' | 'website';
  icon: IconName;
  href: string;
  /** The number, name or host as it is shown. */
  text: string | null;
}

/** The ways to reach a provider that are known to work (product rule 2.8); a chat opens with its message (2.18). */
export async function contactWaysOf(provider: Provider): Promise<ContactWay[]> {
  const { messageTo } = await getChatTexts();
  const website = websiteLink(provider);
  const ways = [
    { name: 'phone', icon: 'phone', href: phoneLink(provider), text: visiblePhone(provider) },
    {
      name: 'whatsapp',
      icon: 'whatsapp',
      href: chatLink(provider, messageTo(provider)),
      text: visibleChat(provider),
    },
    { name: 'website', icon: 'globe', href: website, text: website && websiteName(website) },
  ] as const;
  return ways.flatMap(({ href, ...way }) => (href === null ? [] : [{ ...way, href }]));
}

/** How a link to such a way is opened: what leaves the site, beside it. */
export function openingOf(href: string) {
  return href.startsWith('https:') ? { target: '_blank', rel: 'noopener nofollow' } : {};
}
