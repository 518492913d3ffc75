import { getLocale, getTranslations } from 'next-intl/server';
import { getProviderTexts } from '@/components/facts/get-provider-texts';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { chatLink, directionsLink, phoneLink, visiblePhone, websiteLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import { urlOf } from '@/lib/routing/url-of';

/**
 * Renders the main actions: call, message and directions. Fixed to the bottom of the screen on phones, where chat and directions are
 * icons.
 */
export async function ActionBar({ provider }: { provider: Provider }) {
  const [t, tProvider] = await Promise.all([getTranslations('providerPage'), getTranslations('provider')]);
  const directions = directionsLink(provider);
  return (
    <div className="action-bar no-print">
      <BookButton provider={provider} />
      {directions && (
        <a
          href={directions}
          target="_blank"
          rel="noopener"
          className={iconButtonStyle('outlined', 'min-h-13 w-13 sm:w-auto sm:px-4 lg:min-h-target lg:flex-1')}
        >
          <Icon name="map-pin" label={t('directions', { name: provider.name })} />
          <span aria-hidden="true" className="max-sm:hidden">
            {tProvider('wayOut.directions')}
          </span>
        </a>
      )}
    </div>
  );
}

/** Renders the main action: call and chat, or without a phone number the chat, the website or our contact page. */
async function BookButton({ provider }: { provider: Provider }) {
  const [t, tProvider, to, texts, locale] = await Promise.all([
    getTranslations('providerPage'),
    getTranslations('provider'),
    getLinks(),
    getProviderTexts(),
    getLocale(),
  ]);
  const phone = visiblePhone(provider);
  const tel = phoneLink(provider);
  const url = urlOf({ name: 'provider', id: provider.id }, locale);
  const chat = chatLink(provider, texts.chatMessage({ name: provider.name, url }));
  if (tel && phone) {
    return (
      <>
        <a href={tel} className={buttonStyle('main', 'min-h-13 flex-1 text-base')}>
          <Icon name="phone" />
          {/* Isolated, so that the number is also left to right in Arabic text. */}
          <span>{t.rich('bookCallRich', { phone: () => <bdi dir="ltr">{phone}</bdi> })}</span>
        </a>
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener nofollow"
            className={iconButtonStyle(
              'outlined',
              'min-h-13 w-13 sm:w-auto sm:px-4 lg:min-h-target lg:flex-1',
            )}
            data-chat
          >
            <Icon
              name="whatsapp"
              label={`${tProvider('chatName', { name: provider.name })} ${t('newTab')}`}
            />
            <span aria-hidden="true" className="max-sm:hidden">
              {tProvider('chat')}
            </span>
          </a>
        )}
      </>
    );
  }
  return (
    <a
      href={chat ?? websiteLink(provider) ?? to({ name: 'contact' })}
      className={buttonStyle('main', 'min-h-13 flex-1 text-base')}
      data-chat={chat !== null || undefined}
    >
      <Icon name={chat ? 'whatsapp' : 'globe'} />
      {t('bookContact')}
    </a>
  );
}
