import { getTranslations } from 'next-intl/server';
import { getChatTexts } from '@/components/providers/chat-texts';
import { DataText } from '@/components/ui/data-text';
import { Icon, type IconName } from '@/components/ui/icon';
import {
  chatLink,
  phoneLink,
  visibleChat,
  visiblePhone,
  websiteLink,
  websiteName,
} from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';

interface Way {
  name: 'phone' | 'whatsapp' | 'website';
  icon: IconName;
  href: string | null;
  text: string | null;
}

/** The ways to reach a provider, with the numbers themselves: they are read on paper, too. */
export async function ComparedWays({ provider }: { provider: Provider }) {
  const [t, { messageTo }] = await Promise.all([getTranslations(), getChatTexts()]);
  const website = websiteLink(provider);
  const ways: Way[] = [
    { name: 'phone', icon: 'phone', href: phoneLink(provider), text: visiblePhone(provider) },
    {
      name: 'whatsapp',
      icon: 'message-circle',
      href: chatLink(provider, messageTo(provider)),
      text: visibleChat(provider),
    },
    { name: 'website', icon: 'globe', href: website, text: website && websiteName(website) },
  ];
  const known = ways.filter(({ href }) => href !== null);
  if (known.length === 0) return t('compare.none');
  return (
    <ul className="compared-ways">
      {known.map(({ name, icon, href, text }) => (
        <li key={name}>
          <a href={href!} {...(href!.startsWith('https:') && { target: '_blank', rel: 'noopener nofollow' })}>
            <Icon name={icon} />
            <span>
              <span className="sr-only">{t(`provider.${name}`)} </span>
              <DataText>{text ?? ''}</DataText>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}
