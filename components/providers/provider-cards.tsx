import { getFormatter, getLocale, getTranslations } from 'next-intl/server';
import type { ChatWish } from '@/lib/domain/chat-message';
import { chatName, visiblePhone } from '@/lib/domain/contact';
import { excerpt } from '@/lib/domain/excerpt';
import type { ListView } from '@/lib/domain/list-options';
import type { ProviderSummary } from '@/lib/domain/provider';
import { RATING_FORMAT } from '@/lib/i18n/rating-format';
import { getLinks } from '@/lib/routing/links';
import { siteOrigin } from '@/lib/site';
import { type CardFacts, toCardRow } from './card-facts';
import { CardList } from './card-list';
import { tintOf } from './card-tint';
import { getChatTexts } from './chat-texts';
import { getFactTexts } from './fact-texts';
import { serviceModeMessage } from './service-mode';

interface ProviderCardsProps {
  providers: ProviderSummary[];
  view?: ListView;
  /** Whether the page is about these providers, and search engines shall know them as a list. */
  isList?: boolean;
  /** Whether the address is shown beside the area, as the specification wants it on some lists. */
  hasAddress?: boolean;
  /** What the list was narrowed to, for the messages to its providers. */
  wish?: ChatWish;
}

/** Characters that two lines of a card can show at most. */
const TWO_LINES = 56;
/** Kinds that one line can show. */
const KINDS_SHOWN = 2;

/** Providers as a grid or as a list (product rule 2.9). */
export async function ProviderCards({
  providers,
  view = 'grid',
  isList,
  hasAddress,
  wish = {},
}: ProviderCardsProps) {
  const [t, to, format, locale, texts, { messageOfList }] = await Promise.all([
    getTranslations('provider'),
    getLinks(),
    getFormatter(),
    getLocale(),
    getFactTexts(),
    getChatTexts(),
  ]);
  const labels = {
    verified: t('verified'),
    details: t('viewDetails'),
    detailsOf: t('viewDetailsOf', { name: '{name}' }),
    callName: t('callName', { name: '{name}', phone: '{phone}' }),
    chatName: t('chatName', { name: '{name}' }),
    chatText: messageOfList(wish),
    loading: t('loading'),
    rated: t('rated', { rating: '{rating}' }),
    unrated: t('unrated'),
    noAddress: t('noAddress'),
    states: texts.states,
  };

  function factsOf(provider: ProviderSummary): CardFacts {
    const { rating, reviewCount, kinds, area } = provider;
    const serviceMode = serviceModeMessage(provider);
    return {
      href: to({ page: 'provider', id: provider.id }),
      name: provider.name,
      isVerified: provider.isVerified,
      rating: rating === null ? null : format.number(rating, RATING_FORMAT),
      reviews: rating === null || reviewCount === null ? null : format.number(reviewCount),
      area: area && area.name[locale],
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

  return (
    <CardList
      rows={providers.map((provider) => toCardRow(factsOf(provider)))}
      labels={labels}
      locale={locale}
      view={view}
      origin={isList ? siteOrigin() : undefined}
    />
  );
}
