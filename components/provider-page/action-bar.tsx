import { getTranslations } from 'next-intl/server';
import { OpenStateView } from '@/components/facts/open-state';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { hasStaffTables } from '@/lib/directory/current';
import {
  chatLink,
  directionsLink,
  phoneLink,
  visibleChat,
  visiblePhone,
  websiteLink,
} from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { environment } from '@/lib/env';
import { getIntl } from '@/lib/routing/get-intl';
import { urlOf } from '@/lib/routing/url-of';
import { CallOutcome } from './call-outcome';

/** The main action; the number takes the width of the narrowest phones, and a line of its own on wide screens. */
const MAIN = 'min-h-13 flex-1 text-base leading-tight lg:min-w-full lg:px-1 max-narrow:[&>svg]:hidden';
const OTHER = 'min-h-13 w-13 sm:w-auto sm:px-4 sideways:w-13! sideways:px-0! lg:min-h-target lg:flex-1';

/**
 * Renders the main actions: call, message and directions. Fixed to the bottom of the screen on phones, where chat and directions are
 * icons.
 */
export async function ActionBar({ provider }: { provider: Provider }) {
  const [t, tProvider] = await Promise.all([getTranslations('providerPage'), getTranslations('provider')]);
  const directions = directionsLink(provider);
  const { texts } = await getIntl();
  return (
    <div className="action-bar no-print flex flex-wrap gap-2 max-lg:has-[[data-call-question=alone]]:[&>a]:hidden max-lg:fixed max-lg:inset-x-0 max-lg:bottom-0 max-lg:z-30 max-lg:border-t max-lg:border-sand-200 max-lg:bg-sand-50 max-lg:px-gutter max-lg:pt-2 max-lg:pb-[max(0.5rem,env(safe-area-inset-bottom))] cramped:static cramped:mt-4 cramped:border-0 cramped:p-0">
      {/* Said above already. On phones only while a call may not be answered. */}
      <p
        aria-hidden="true"
        className="text-sm max-lg:absolute max-lg:inset-x-0 max-lg:bottom-full max-lg:hidden max-lg:border-t max-lg:border-sand-200 max-lg:bg-sand-50 max-lg:px-gutter max-lg:pt-1.5 max-lg:text-center max-lg:has-data-[state=closed]:block lg:basis-full cramped:hidden!"
      >
        <OpenStateView
          week={texts.weekAhead(provider)}
          closure={texts.closure(provider)}
          hours={texts.hours(provider)}
        />
      </p>
      <CallOutcomeAsked provider={provider} />
      <BookButton provider={provider} />
      {directions && (
        <a href={directions} target="_blank" rel="noopener" className={iconButtonStyle('outlined', OTHER)}>
          <Icon name="map-pin" label={t('directions', { name: provider.name })} />
          <span aria-hidden="true" className="max-sm:hidden sideways:hidden">
            {tProvider('fallbackAction.directions')}
          </span>
        </a>
      )}
    </div>
  );
}

/** Asks who comes back from a call whether it worked, where that can be counted (product rule 2.33). */
async function CallOutcomeAsked({ provider }: { provider: Provider }) {
  if (!environment().FORM_SECRET || !hasStaffTables()) return null;
  const { t, to, locale, texts: providerTexts } = await getIntl('calls');
  const texts = {
    question: t('question'),
    outcomes: {
      reached: t('outcomes.reached'),
      'no answer': t('outcomes.no answer'),
      'wrong number': t('outcomes.wrong number'),
    },
    asShown: t('asShown'),
    yes: t('yes'),
    no: t('no'),
    thanks: t('thanks'),
    close: t('close'),
  };
  const { id, name } = provider;
  const chat = hasChatOfItsOwn(provider)
    ? chatLink(provider, providerTexts.chatMessage({ name, url: urlOf({ name: 'provider', id }, locale) }))
    : null;
  const wayOn = {
    text: t(chat ? 'chat' : 'report'),
    href: chat ?? to({ name: 'report', provider: id, wrong: 'phone' }),
    isChat: chat !== null,
  };
  return <CallOutcome provider={id} tel={phoneLink(provider)} texts={texts} wayOn={wayOn} />;
}

/** Whether its chat has another number than its phone, or a name. */
function hasChatOfItsOwn(provider: Provider): boolean {
  const [chat, phone] = [visibleChat(provider), visiblePhone(provider)].map((text) =>
    text?.replace(/\D/g, ''),
  );
  return chat !== phone;
}

/** Renders the main action: call and chat, or without a phone number the chat, the website or our contact page. */
async function BookButton({ provider }: { provider: Provider }) {
  const { t, to, locale, texts } = await getIntl('providerPage');
  const tProvider = await getTranslations('provider');
  const phone = visiblePhone(provider);
  const tel = phoneLink(provider);
  const url = urlOf({ name: 'provider', id: provider.id }, locale);
  const chat = chatLink(provider, texts.chatMessage({ name: provider.name, url }));
  if (tel && phone) {
    return (
      <>
        <a href={tel} className={buttonStyle('main', MAIN)}>
          <Icon name="phone" />
          {/* Isolated, so that the number is also left to right in Arabic text; below the words where there is no room beside them. */}
          <span className={chat || directionsLink(provider) ? 'max-sm:*:block sideways:*:block' : ''}>
            {t.rich('bookCallRich', {
              phone: () => (
                <bdi dir="ltr" className="whitespace-nowrap">
                  {phone}
                </bdi>
              ),
            })}
          </span>
        </a>
        {chat && (
          <a
            href={chat}
            target="_blank"
            rel="noopener nofollow"
            className={iconButtonStyle('outlined', OTHER)}
            data-chat
          >
            <Icon
              name="whatsapp"
              label={`${tProvider('chatName', { name: provider.name })} ${t('newTab')}`}
            />
            <span aria-hidden="true" className="max-sm:hidden sideways:hidden">
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
      className={buttonStyle('main', MAIN)}
      data-chat={chat !== null || undefined}
    >
      <Icon name={chat ? 'whatsapp' : 'globe'} />
      {t('bookContact')}
    </a>
  );
}
