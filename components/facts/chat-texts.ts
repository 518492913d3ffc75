import { getLocale, getTranslations } from 'next-intl/server';
import { type ChatTexts, type ChatWish, writeChat } from '@/lib/domain/chat-message';
import type { ProviderSummary } from '@/lib/domain/provider';
import type { Locale } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';

/** Messages to providers in the language of the page, or in a given one (product rule 2.18). */
export async function getChatTexts(wanted?: Locale) {
  const locale = wanted ?? (await getLocale());
  const t = await getTranslations({ locale, namespace: 'chat' });
  const texts: ChatTexts = {
    greeting: t('greeting', { name: '{name}', url: '{url}' }),
    kind: t('kind', { kind: '{kind}' }),
    area: t('area', { area: '{area}' }),
    car: t('car', { car: '{car}' }),
  };

  const pageOf = ({ id }: Pick<ProviderSummary, 'id'>) => urlOf({ page: 'provider', id }, locale);

  const messageTo = (provider: Pick<ProviderSummary, 'id' | 'name'>) =>
    writeChat(texts, { name: provider.name, url: pageOf(provider) });

  /** A message to whoever is chosen from a list, with {name} and {url} where these go. */
  const messageOfList = (wish: ChatWish) => writeChat(texts, { ...wish, name: '{name}', url: '{url}' });

  return { texts, pageOf, messageTo, messageOfList };
}
