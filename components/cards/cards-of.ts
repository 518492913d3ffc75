import { getFormatter, getTranslations } from 'next-intl/server';
import { getChatTexts } from '@/components/facts/chat-texts';
import { getFactTexts } from '@/components/facts/fact-texts';
import { serviceModeMessage } from '@/components/facts/service-mode';
import type { ChatWish } from '@/lib/domain/chat-message';
import { chatName, visiblePhone } from '@/lib/domain/contact';
import { excerpt } from '@/lib/domain/excerpt';
import type { ProviderSummary } from '@/lib/domain/provider';
import { areaInEmirate } from '@/lib/i18n/area-name';
import type { Locale } from '@/lib/i18n/locales';
import { RATING_FORMAT } from '@/lib/i18n/rating-format';
import { localizedPathOf } from '@/lib/routing/path-of';
import { type CardFacts, type CardLabels, type CardRow, toCardRow } from './card-facts';
import { tintOf } from './card-tint';

/** Characters that two lines of a card can show at most. */
const TWO_LINES = 84;
/** Kinds that one line can show. */
const KINDS_SHOWN = 2;

/** Cards as the browser draws them: what each says, and what all of them say. */
export interface Cards {
  rows: CardRow[];
  labels: CardLabels;
}

interface CardOptions {
  /** Whether the address is shown beside the area. */
  hasAddress?: boolean;
  /** What the list was narrowed to, for the messages to its providers. */
  wish?: ChatWish;
}

/** The cards of some providers, in a language. */
export async function cardsOf(
  providers: readonly ProviderSummary[],
  locale: Locale,
  { hasAddress, wish = {} }: CardOptions = {},
): Promise<Cards> {
  const [t, format, texts, { messageOfList }] = await Promise.all([
    getTranslations({ locale, namespace: 'provider' }),
    getFormatter({ locale }),
    getFactTexts(locale),
    getChatTexts(locale),
  ]);
  // In a list of one emirate it goes without saying.
  const isOfSeveralEmirates = new Set(providers.map(({ area }) => area?.emirate)).size > 1;

  async function factsOf(provider: ProviderSummary): Promise<CardFacts> {
    const { rating, reviewCount, kinds, area } = provider;
    const serviceMode = serviceModeMessage(provider);
    return {
      href: localizedPathOf({ page: 'provider', id: provider.id }, locale),
      name: provider.name,
      isVerified: provider.isVerified,
      rating: rating === null ? null : format.number(rating, RATING_FORMAT),
      reviews: rating === null || reviewCount === null ? null : format.number(reviewCount),
      area: area && (isOfSeveralEmirates ? await areaInEmirate(area, locale) : area.name[locale]),
      address: hasAddress || !area ? provider.address : null,
      hours: texts.hours(provider.openTimes),
      openTimes: provider.openTimes,
      price: texts.price(provider),
      serviceMode: serviceMode ? t(serviceMode) : null,
      tint: tintOf(kinds),
      kinds: kinds.slice(0, KINDS_SHOWN).map(texts.kind).join(' · ') || null,
      description: provider.description ? excerpt(provider.description, TWO_LINES) : null,
      phone: visiblePhone(provider),
      chat: chatName(provider),
    };
  }

  return {
    rows: (await Promise.all(providers.map(factsOf))).map(toCardRow),
    labels: {
      verified: t('verified'),
      save: t('save', { name: '{name}' }),
      details: t('viewDetails'),
      detailsOf: t('viewDetailsOf', { name: '{name}' }),
      callName: t('callName', { name: '{name}', phone: '{phone}' }),
      chatName: t('chatName', { name: '{name}' }),
      chatText: messageOfList(wish),
      loading: t('loading'),
      rated: t('rated', { rating: '{rating}' }),
      reviewed: t('ratedOnCard', { rating: '{rating}', reviews: '{reviews}' }),
      unrated: t('unrated'),
      noAddress: t('noAddress'),
      states: texts.states,
    },
  };
}
