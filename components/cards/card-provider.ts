import { sceneOf } from '@/lib/domain/avatar';
import { CAR_SIZES, type CarOrAny, type CarSize, differByCar, hasCarPrices } from '@/lib/domain/car';
import { directionsLink, fallbackAction, visiblePhone } from '@/lib/domain/contact';
import { packHours } from '@/lib/domain/packed-hours';
import {
  isOfUnknownSize,
  isSelfService,
  kindFor,
  type PriceQuery,
  pricesOf,
  SELF_SERVICE,
  type ShownPrices,
} from '@/lib/domain/price-query';
import { otherName, type ProviderSummary } from '@/lib/domain/provider';
import { excerpt } from '@/lib/domain/text';
import type { Tone } from '@/lib/domain/tone';
import type { PageTexts } from '@/lib/i18n/hours-texts';
import type { Locale } from '@/lib/i18n/locales';
import { cardPhotoSource, logoSource } from '@/lib/images/image-attributes';

/** Kinds that fit on a card. */
const MAX_KINDS = 2;
/** Maximum length of a description: more than the two lines that styles clamp it to hold on the widest card. */
const MAX_DESCRIPTION_LENGTH = 200;

/** The facts that a card shows, without the unknown ones. */
export type CardProvider = ReturnType<typeof formatFacts> & {
  /** The sentence that the search matched. */
  match?: string;
  /** The colour of its scene in a list where it is not its own. */
  tone?: Tone;
};

/** The facts of a day, by language and what was asked. A provider that changes is another object. */
const kept = new WeakMap<ProviderSummary, { day: string; facts: Map<string, CardProvider> }>();

/**
 * Picks and formats the facts that a card shows, because they are serialized into the page. Formatted on the server, because the
 * first `Intl` formatters block a phone for a tenth of a second; once a day, because it takes a millisecond a list.
 */
export function toCardProvider(
  provider: ProviderSummary,
  texts: PageTexts,
  locale: Locale,
  priceQuery: PriceQuery = {},
): CardProvider {
  // With a distance, it is the object of one visitor.
  if (provider.distance !== null) return formatFacts(provider, texts, locale, priceQuery);
  let ofDay = kept.get(provider);
  if (ofDay?.day !== texts.day) {
    ofDay = { day: texts.day, facts: new Map() };
    kept.set(provider, ofDay);
  }
  const key = `${locale} ${priceQuery.car} ${priceQuery.kind?.slug}`;
  const facts = ofDay.facts.get(key) ?? formatFacts(provider, texts, locale, priceQuery);
  ofDay.facts.set(key, facts);
  return facts;
}

function formatFacts(
  provider: ProviderSummary,
  texts: PageTexts,
  locale: Locale,
  { car, kind: asked }: PriceQuery,
) {
  const kind = asked && kindFor(provider, asked);
  const isBay = isSelfService(provider);
  const quoted = pricesOf(provider, kind);
  // The card says it in its first word.
  const isOfBay = isBay && (quoted.instead === 'self-service' || kind?.slug === SELF_SERVICE);
  const shown = isOfBay ? { ...quoted, subject: null } : quoted;
  const week = texts.weekAhead(provider);
  const { area, description, rating, reviewCount, own } = provider;
  const [photo] = provider.photos;
  const serviceMode = texts.serviceMode(provider);
  const kindNames = provider.kinds
    // The service mode already says it.
    .filter(({ slug }) => slug !== 'mobile')
    .slice(0, MAX_KINDS)
    .map(({ name }) => name[locale]);
  // Numbers, which take a third of the bytes of their texts.
  const prices =
    car === undefined && differByCar(shown.prices) ? CAR_SIZES.map((size) => shown.prices[size]) : null;
  // Says itself that the price depends on the car.
  const isRange = shown.priceTo !== null && shown.priceTo !== shown.priceFrom;
  return withoutNulls({
    id: provider.id,
    name: provider.name,
    isSelfService: isBay || null,
    otherName: otherName(provider, locale),
    area: area && { name: area.name[locale], emirate: area.emirate },
    address: provider.address,
    phone: visiblePhone(provider),
    whatsapp: provider.chatName,
    fallbackAction: fallbackAction(provider),
    directions: directionsLink(provider),
    rating: rating === null ? null : texts.rating(rating),
    reviews: reviewCount === null ? null : texts.reviews(reviewCount),
    /** The reviews published here. */
    own: own && `${texts.rating(own.rating)} (${texts.reviews(own.reviews)})`,
    description: description && excerpt(description, MAX_DESCRIPTION_LENGTH),
    /** The sentence that mentions the words of a search, in the place of the description. */
    match: provider.match ?? null,
    /** The one that the list compares, or for any car: what cards say where `prices` are unknown. */
    price: prices?.includes(null) === false ? null : priceIn(texts, shown, car),
    /** The car whose size is not stated where `price` stands for it; a list that compares those of any car names none. */
    unsized: !isRange && car !== 'any' ? unsizedIn(shown, car) : null,
    /** For each size of car. */
    prices,
    /** What `prices` are for. */
    priceLabel: prices && texts.priceLabel(shown),
    /** As typed. */
    priceRange: provider.priceRange,
    /** Null if they are unknown, which the card says in its own words. */
    hours: week && texts.hours(provider),
    /** The week from today on. */
    open: week && packHours(week.open),
    doubtful: week?.doubtful.length ? week.doubtful : null,
    closure: texts.closure(provider),
    scene: sceneOf(provider),
    /** Its service mode and kinds. */
    mode: serviceMode,
    /** What it does, in the place of a missing description. */
    kinds: description ? null : kindNames.join(' · ') || null,
    isVerified: provider.isVerified || null,
    credits: provider.credits.length > 0 ? provider.credits : null,
    logo: provider.logo && logoSource(provider.logo),
    photo: photo ? cardPhotoSource(photo.url) : null,
    // Without coordinates, the distance is that of its area's centre.
    distance:
      provider.distance === null ? null : { km: provider.distance, isApproximate: provider.place === null },
  });
}

/** Returns the car whose size a price does not state, or any where it states none. */
function unsizedIn(shown: ShownPrices, car: CarSize | undefined): CarOrAny | null {
  const unsized = (car ? [car] : CAR_SIZES).find((size) => isOfUnknownSize(shown, size));
  return unsized && hasCarPrices(shown.prices) ? unsized : unsized ? 'any' : null;
}

/** Formats the price that a list compares, which is the starting price if it names no car; else of a car without one among others. */
function priceIn(texts: PageTexts, shown: ShownPrices, car: CarOrAny | undefined): string {
  if (car === 'any') return texts.price(shown);
  return texts.priceFor(car ?? CAR_SIZES.find((size) => shown.prices[size] === null), shown);
}

/** The facts that only some lists show. */
export interface ShownFacts {
  /** Whether the address is shown even if the area is known. */
  showsAddress?: boolean;
  /** Whether it links to directions, because the visitor's position is known. */
  showsDirections?: boolean;
  /** Whether the list itself names whom the licences of its facts want to be named: the footer does on pages that have the providers. */
  showsCredits?: boolean;
  /** Whether the price is quoted as typed, and the phone number is among the facts (specification, section 2). */
  showsPriceRange?: boolean;
}

/** Leaves out what the cards of a list do not show, to save bytes. */
export function pickShown(
  { address, directions, priceRange, credits, ...card }: CardProvider,
  { showsAddress, showsDirections, showsPriceRange, showsCredits }: ShownFacts,
): CardProvider {
  return {
    ...card,
    ...((showsAddress || !card.area) && address && { address }),
    ...(showsDirections && directions && { directions }),
    ...(showsPriceRange && priceRange && { priceRange }),
    ...(showsCredits && credits && { credits }),
  };
}

type NullableKey<T> = { [K in keyof T]: null extends T[K] ? K : never }[keyof T];
type WithoutNulls<T> = Omit<T, NullableKey<T>> & { [K in NullableKey<T>]?: NonNullable<T[K]> };

/** Leaves out nulls, which would take 1 KB of a list. */
function withoutNulls<T extends object>(facts: T): WithoutNulls<T> {
  return Object.fromEntries(Object.entries(facts).filter(([, fact]) => fact !== null)) as WithoutNulls<T>;
}
