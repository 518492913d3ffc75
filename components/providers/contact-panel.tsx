import { getTranslations } from 'next-intl/server';
import { DataText } from '@/components/ui/data-text';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import {
  chatLink,
  hasMobileApp,
  phoneLink,
  visibleChat,
  visiblePhone,
  websiteLink,
  websiteName,
} from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import { ChatComposer } from './chat-composer';
import { getChatTexts } from './chat-texts';

interface Way {
  name: 'phone' | 'whatsapp' | 'website' | 'mobileApp';
  icon: IconName;
  href: string | null;
  text: string | null;
  /** What the tick says; without one there is no tick. */
  tick?: string | false;
}

/** The ways to reach a provider that are known to work, each with its tick (product rule 2.8). */
export async function ContactPanel({ provider }: { provider: Provider }) {
  const t = await getTranslations('provider');
  const to = await getLinks();
  const { messageTo } = await getChatTexts();
  const website = websiteLink(provider);
  const ways: Way[] = [
    {
      name: 'phone',
      icon: 'phone',
      href: phoneLink(provider),
      text: visiblePhone(provider),
      tick: provider.mobileValidation && t('ticks.phone'),
    },
    {
      name: 'whatsapp',
      icon: 'message-circle',
      href: chatLink(provider, messageTo(provider)),
      text: visibleChat(provider),
      tick: t('ticks.whatsapp'),
    },
    {
      name: 'website',
      icon: 'globe',
      href: website,
      text: website && websiteName(website),
      tick: t('ticks.website'),
    },
    {
      name: 'mobileApp',
      icon: 'smartphone',
      href: hasMobileApp(provider) ? to({ page: 'carWashApps' }) : null,
      text: t('mobileAppText'),
    },
  ];
  return (
    <aside aria-labelledby="contact" className="panel p-5">
      <h2 id="contact" className="text-xl">
        {t('contact')}
      </h2>
      <p className="mt-1 text-sm text-ink-500">{t('contactText')}</p>
      <ul className="contact-ways">
        {ways.map(
          ({ name, icon, href, text, tick }) =>
            href && (
              <li key={name}>
                <a
                  href={href}
                  className="contact-way"
                  data-chat={name === 'whatsapp' || undefined}
                  {...(href.startsWith('https:') && { target: '_blank', rel: 'noopener nofollow' })}
                >
                  <Icon name={icon} className="text-water-600" />
                  <span>
                    <span className="contact-name">
                      <span>{t(name)}</span>
                      {tick && (
                        <small className="contact-tick">
                          <Icon name="check" />
                          {tick}
                        </small>
                      )}
                    </span>
                    {text && <DataText className="text-sm text-ink-500">{text}</DataText>}
                  </span>
                  <Icon name="chevron-right" className="icon-directional ms-auto text-sand-400" />
                </a>
                {name === 'whatsapp' && <ChatComposer provider={provider} />}
              </li>
            ),
        )}
      </ul>
      {ways.some(({ href, tick }) => href && tick) && (
        <p className="mt-2 text-sm">
          <Link href={to({ page: 'about' }, 'verified')} className="text-link">
            {t('ticks.meaning')}
          </Link>
        </p>
      )}
    </aside>
  );
}
