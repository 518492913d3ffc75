import type { useFormatter, useTranslations } from 'next-intl';
import { CAR_SIZES, type CarOrAny, type CarSize, differByCar, hasCarPrices } from '../domain/car';
import { type Closure, dubaiDay, isTemporarilyClosed } from '../domain/closure';
import type { ChatDetails } from '../domain/contact';
import { displayedKm, type Distance } from '../domain/distance';
import type { Emirate } from '../domain/emirates';
import { DAY_MINUTES, type OpenState } from '../domain/opening-hours';
import { isOfOtherSizes, type ShownPrices } from '../domain/price-query';
import type { ProviderSummary } from '../domain/provider';
import { shownRating } from '../domain/score';
import { plainLine } from '../domain/text';
import { distanceFormat, formatDay, formatTime, formatWeekday } from './formatters';
import { conventionsOf, type Locale } from './locales';

/** The parts of next-intl available to both server and client components. */
export interface Intl {
  t: ReturnType<typeof useTranslations<never>>;
  format: ReturnType<typeof useFormatter>;
  locale: Locale;
  now: Date;
}

/** Formats a rating as every place shows it: with one decimal, cut (product rule 2.9). */
export const ratingText = (format: Intl['format'], rating: number) =>
  format.number(shownRating(rating), 'rating');

/** A closure with the sentence about it. Whether that is shown depends on the day, because pages are cached. */
export interface ShownClosure extends Closure {
  text: string;
}

/** What prices are for, and what is in them, as cards carry it beside their figures. */
export interface PriceLabel {
  /** "Interior cleaning", or of a package "4 washes a month"; absent for a wash. */
  subject?: string;
  /** The washes of a package. */
  washes?: number;
  isVatAdded?: true;
}

/** Days in the periods that have a name. */
const PERIODS: Readonly<Record<number, string>> = { 7: 'week', 30: 'month', 365: 'year' };

/** Minutes before closing time from which "closes soon" is shown. */
const CLOSING_SOON = 60;

/**
 * Formats an amount in dirhams: "45", "45.50", "1,200". Uses no number formatter, whose creation is slow on phones, so that
 * cards can write prices in the browser.
 */
function amount(dirhams: number): string {
  const figures = Number.isInteger(dirhams) ? String(dirhams) : dirhams.toFixed(2);
  return figures.replace(/\B(?=(?:\d{3})+(?!\d))/g, ',');
}

/** Creates functions that describe a provider's facts in the page's language (product rule 3.5). */
export function createProviderTexts({ t, format, locale, now }: Intl) {
  const day = dubaiDay(now.getTime());

  /** Formats a minute of the week: "Fri 21:30". */
  const timeOfWeek = (minute: number) => `${formatWeekday(minute, locale)} ${formatTime(minute, locale)}`;

  /** Returns what prices are for; null for a wash without a remark. */
  function priceLabel({ subject, pack, isVatAdded }: ShownPrices): PriceLabel | null {
    const { washes = null, days = null } = pack ?? {};
    const period = days === null ? 'none' : (PERIODS[days] ?? 'days');
    const text = washes ? t('provider.pack', { washes, period, days: days ?? 0 }) : subject?.[locale];
    if (text === undefined && !isVatAdded) return null;
    return { ...(text && { subject: text }), ...(washes && { washes }), ...(isVatAdded && { isVatAdded }) };
  }

  /** "Interior cleaning · AED 90", "4 washes a month · AED 220 · 55 each", "AED 104 incl. VAT". */
  function labelled(text: string, label: PriceLabel | null | undefined, price: number | null): string {
    if (!label) return text;
    const { subject, washes, isVatAdded } = label;
    const each = washes && price !== null ? Math.round((price / washes) * 100) / 100 : null;
    return [
      subject,
      isVatAdded ? t('provider.withVat', { price: text }) : text,
      each === null ? null : t('provider.each', { price: amount(each) }),
    ]
      .filter(Boolean)
      .join(' · ');
  }

  /** "Interior cleaning · price not listed". */
  const notStated = (shown: ShownPrices) =>
    [priceLabel(shown)?.subject, t('provider.priceNotStated')].join(' · ');

  /** The price for any car: "AED 60–90", "AED 60", "From AED 60", "Up to AED 60" or "Price not listed", after what it is for. */
  function price(shown: ShownPrices): string {
    const { subject, priceFrom, priceTo } = shown;
    if (subject && (priceFrom ?? priceTo) === null) return notStated(shown);
    return labelled(amounts(shown), priceLabel(shown), priceFrom);
  }

  /** "AED 60–90", "AED 60", "From AED 60", "Up to AED 60" or "Price not listed". */
  function amounts({ priceFrom, priceTo }: Pick<ShownPrices, 'priceFrom' | 'priceTo'>): string {
    if (priceFrom === null && priceTo !== null) return t('provider.priceUpTo', { high: amount(priceTo) });
    if (priceFrom === null) return t('provider.noPrice');
    const low = amount(priceFrom);
    if (priceTo === null) return t('provider.priceFrom', { low });
    if (priceTo === priceFrom) return t('provider.priceExact', { low });
    return t('provider.priceRange', { low, high: amount(priceTo) });
  }

  /** "AED 45 · SUV", after what it is for. */
  function carPrice(car: CarOrAny, price: number, label?: PriceLabel | null): string {
    const figures = amount(price);
    const text =
      car === 'any' && label?.subject
        ? t('provider.priceExact', { low: figures })
        : t(`provider.carPrice.${car}`, { price: figures });
    return labelled(text, label, price);
  }

  /** The closure of a provider with its sentence; null if there is none, or if it is over. */
  function closure({ closedFrom, closedUntil }: Closure): ShownClosure | null {
    if (closedFrom === null && closedUntil === null) return null;
    if (closedUntil === null)
      return { closedFrom, closedUntil, text: t('provider.closure.untilFurtherNotice') };
    if (closedUntil < dubaiDay(now.getTime())) return null;
    // Noon: the same day in every time zone from UTC to Dubai.
    const day = formatDay(new Date(`${closedUntil}T12:00:00Z`), locale);
    return { closedFrom, closedUntil, text: t('provider.closure.until', { day }) };
  }

  return {
    /** The day on which these texts are right, YYYY-MM-DD in Dubai. */
    day,

    closure,

    /** "Temporarily closed until 20 August 2026" if a provider is today; otherwise null. */
    closedToday(provider: Closure): string | null {
      const shown = closure(provider);
      return shown && isTemporarilyClosed(shown, dubaiDay(now.getTime())) ? shown.text : null;
    },

    /** "4.6". */
    rating: (rating: number) => ratingText(format, rating),

    /** "Rated 4.6 out of 5, 120 reviews". */
    rated({ rating, count }: { rating: number; count: number | null }): string {
      const shown = ratingText(format, rating);
      return count === null
        ? t('provider.rated', { rating: shown })
        : t('provider.ratedWithReviews', { rating: shown, count });
    },

    /** "1,204". */
    reviews: (count: number) => format.number(count, 'integer'),

    priceLabel,

    price,

    amounts,

    carPrice,

    /** The price for a car, or for any if it is the same or the car is unknown; of an unknown size "AED 60–90". */
    priceFor(car: CarSize | undefined, shown: ShownPrices): string {
      const { prices } = shown;
      const known = prices[car ?? 'small'];
      if (isOfOtherSizes(shown, car ?? 'small')) return notStated(shown);
      if (known === null || (!car && differByCar(prices))) return price(shown);
      return carPrice(differByCar(prices) ? car! : 'any', known, priceLabel(shown));
    },

    /** "AED 35 · small car, AED 45 · SUV", after what they are for; null if no price by size is known. */
    carPrices(shown: ShownPrices): string | null {
      const { prices } = shown;
      if (!hasCarPrices(prices)) return null;
      const label = priceLabel(shown);
      if (!differByCar(prices)) return carPrice('any', prices.small!, label);
      const known = CAR_SIZES.flatMap((car) => (prices[car] === null ? [] : carPrice(car, prices[car])));
      return labelled(known.join(conventionsOf(locale).comma), label, null);
    },

    /** Describes an open state, with the tone in which to show it; `openAt` is its minute of the week if that is not now. */
    openState(
      state: OpenState<string>,
      openAt?: number,
    ): { text: string; tone?: 'open' | 'closing' | 'closed' } {
      if (state.is === 'doubtful') return { text: state.why };
      if (openAt !== undefined) {
        const time = state.is === 'open' ? formatTime(state.closesAt, locale) : '';
        const text = t(`provider.openState.${state.is}At`, { at: timeOfWeek(openAt), time });
        return { text, tone: state.is === 'closed' ? 'closed' : 'open' };
      }
      if (state.is === 'always') return { text: t('provider.openState.always'), tone: 'open' };
      const at = state.is === 'closed' ? state.opensAt : state.closesAt;
      if (at === null) return { text: t('provider.openState.closed'), tone: 'closed' };
      const time = formatTime(at, locale);
      if (state.is === 'closed') {
        const text = state.isToday
          ? t('provider.openState.opens', { time })
          : t('provider.openState.opensOnDay', { time, day: formatWeekday(at, locale) });
        return { text, tone: 'closed' };
      }
      if (state.minutesLeft <= CLOSING_SOON) {
        return { text: t('provider.openState.closing', { minutes: state.minutesLeft }), tone: 'closing' };
      }
      const isToday = state.minutesLeft < DAY_MINUTES;
      if (isToday && at % DAY_MINUTES === 0)
        return { text: t('provider.openState.openUntilMidnight'), tone: 'open' };
      const text = isToday
        ? t('provider.openState.open', { time })
        : t('provider.openState.openUntilDay', { time, day: formatWeekday(at, locale) });
      return { text, tone: 'open' };
    },

    timeOfWeek,

    /** Describes the service mode; null if it is unknown. */
    serviceMode({ servesMobile, servesOnsite }: Pick<ProviderSummary, 'servesMobile' | 'servesOnsite'>) {
      if (servesMobile && servesOnsite) return t('provider.modeBoth');
      if (servesMobile) return t('provider.modeMobile');
      return servesOnsite ? t('provider.modeOnsite') : null;
    },

    /** "1.2 km", or "about 4 km" where only the area is known. */
    distance(distanceTo: Distance): string {
      const shown = displayedKm(distanceTo);
      const distance = format.number(shown, distanceFormat(shown));
      return distanceTo.isApproximate ? t('provider.about', { distance }) : distance;
    },

    /** Names an area and its emirate, unless the name contains it: "Al Nahda, Sharjah", "Ajman Corniche". */
    areaInEmirate({ name, emirate }: { name: string; emirate: Emirate }): string {
      const emirateName = t(`emirates.${emirate}.name`);
      if (name.includes(emirateName)) return name;
      return t('provider.areaInEmirate', { area: name, emirate: emirateName });
    },

    /** Builds the WhatsApp message to a provider: greeting, name and URL, then one line per detail (product rule 2.18). */
    chatMessage({ name, url }: { name: string; url: string }, chatDetails: ChatDetails = {}): string {
      const [kind, area, car] = [chatDetails.kind, chatDetails.area, chatDetails.car].map((text) =>
        plainLine(text ?? ''),
      );
      return [
        t('chat.greeting', { name: plainLine(name), url }),
        kind && t('chat.kind', { kind }),
        area && t('chat.area', { area }),
        car && t('chat.car', { car }),
      ]
        .filter(Boolean)
        .join('\n');
    },
  };
}

export type ProviderTexts = ReturnType<typeof createProviderTexts>;
