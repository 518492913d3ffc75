import { useLocale, useTranslations } from 'next-intl';
import { useProviderTexts } from '@/components/facts/use-provider-texts';
import { type ChatDetails, chatUrl, telLink } from '@/lib/domain/contact';
import { contactPath, providerPath } from '@/lib/routing/client-paths';
import type { CardProvider } from './card-provider';

interface CardActionsProps {
  provider: CardProvider;
  /** Whether it links to directions, because the visitor's position is known. */
  showsDirections?: boolean;
  /** Search details to include in the WhatsApp message. */
  chatDetails?: ChatDetails;
  /** Origin of the site, for the URL in the WhatsApp message. */
  origin: string;
}

/** Renders the ways to a provider: the best one with its text (product rule 2.9), the others as icons beside it. */
export function CardActions({ provider, showsDirections, chatDetails, origin }: CardActionsProps) {
  const t = useTranslations('provider');
  const locale = useLocale();
  const texts = useProviderTexts();
  const { id, name, phone, whatsapp, fallbackAction, directions } = provider;
  const tel = phone && telLink(phone);
  const message = texts.chatMessage({ name, url: origin + providerPath(id, locale) }, chatDetails);
  return (
    <div className="actions">
      {tel && (
        <a href={tel} className="action" data-way="tel" dir="ltr" aria-label={t('callName', { name, phone })}>
          {phone}
        </a>
      )}
      {whatsapp && (
        <a
          href={chatUrl(whatsapp, message)}
          className="action"
          data-way="chat"
          aria-label={t('chatName', { name })}
        >
          {!tel && t('chat')}
        </a>
      )}
      {fallbackAction && (
        <a
          href={fallbackAction.href ?? contactPath(locale)}
          className="action"
          data-way={fallbackAction.target}
          rel={fallbackAction.target === 'website' ? 'nofollow' : undefined}
          aria-label={t(`fallbackAction.${fallbackAction.target}Of`, { name })}
        >
          {t(`fallbackAction.${fallbackAction.target}`)}
        </a>
      )}
      {showsDirections && directions && fallbackAction?.target !== 'directions' && (
        <a
          href={directions}
          className="action"
          data-way="directions"
          aria-label={t('fallbackAction.directionsOf', { name })}
        />
      )}
    </div>
  );
}
