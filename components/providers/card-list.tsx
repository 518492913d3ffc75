'use client';

import { JsonLd } from '@/components/layout/json-ld';
import { languageOf } from '@/components/ui/language-of';
import { Link } from '@/components/ui/link';
import { phoneLink } from '@/lib/domain/contact';
import type { ListView } from '@/lib/domain/filter';
import { type Locale, localizePath } from '@/lib/i18n/locales';
import { itemList } from '@/lib/seo/structured-data/lists';
import { type CardFacts, type PackedCard, unpackCard } from './card-facts';

type Labels = Record<
  'verified' | 'details' | 'loading' | 'rated' | 'unrated' | 'noAddress' | 'noPrice' | 'noHours',
  string
> &
  Record<NonNullable<CardFacts['mode']>, string>;

interface CardListProps {
  cards: PackedCard[];
  /** `rated` has {rating} where the number goes. */
  labels: Labels;
  locale: Locale;
  view: ListView;
  /** The site's origin, when search engines shall know these cards as a list. */
  origin?: string;
}

/**
 * Cards with the same facts at the same places. A client component, although it does nothing in the browser: so the
 * page carries two dozen cards as facts and not as elements a second time (170 KB of HTML became 60).
 */
export function CardList({ cards, labels, locale, view, origin }: CardListProps) {
  const all = cards.map(unpackCard);
  const hrefs = all.map(({ id }) => localizePath(`/service/${id}`, locale));
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {origin && <JsonLd data={itemList(hrefs, origin)} />}
      {all.map((facts) => (
        <Card key={facts.id} facts={facts} labels={labels} locale={locale} />
      ))}
    </div>
  );
}

function Card({ facts, labels, locale }: { facts: CardFacts; labels: Labels; locale: Locale }) {
  const { id, name, verified, rating, reviews, where, kind, price, mode, hours, text, phone } = facts;
  const href = localizePath(`/service/${id}`, locale);
  const inBrackets = reviews ? ` (${reviews})` : '';
  const tel = phoneLink({ phone: phone ?? null });
  return (
    <article className="card">
      {/* eslint-disable-next-line @next/next/no-img-element -- one small SVG for all cards: nothing to optimise */}
      <img src="/card.svg" alt="" />
      <h3 {...languageOf(name, locale)}>
        <Link href={href} loading={labels.loading}>
          {name}
        </Link>
        {verified && <i role="img" aria-label={labels.verified} />}
      </h3>
      {rating ? (
        <p className="rating" role="img" aria-label={labels.rated.replace('{rating}', rating) + inBrackets}>
          {rating}
          <small>{inBrackets}</small>
        </p>
      ) : (
        <p className="rating">
          <small>{labels.unrated}</small>
        </p>
      )}
      <p className="where" {...known(where)}>
        {where ?? labels.noAddress}
      </p>
      <ul>
        <li>{kind ? isolated(kind) : '–'}</li>
        <li>{price ? isolated(price) : labels.noPrice}</li>
        <li>{mode ? labels[mode] : '–'}</li>
        <li>{hours ? isolated(hours) : labels.noHours}</li>
      </ul>
      {text && (
        <p className="text" {...known(text)}>
          {text}
        </p>
      )}
      <div className="actions">
        {tel && (
          <a href={tel} dir="ltr">
            {phone}
          </a>
        )}
        <Link href={href} loading={labels.loading}>
          {labels.details}
        </Link>
      </div>
    </article>
  );

  function known(value: string | undefined) {
    return value === undefined ? {} : languageOf(value, locale);
  }

  /** A fact in another language is read in its own direction; its picture stays with those of the other facts. */
  function isolated(value: string) {
    const { lang } = languageOf(value, locale);
    return lang ? <bdi lang={lang}>{value}</bdi> : value;
  }
}
