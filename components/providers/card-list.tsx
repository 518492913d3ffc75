'use client';

import { JsonLd } from '@/components/layout/json-ld';
import { languageOf } from '@/components/ui/language-of';
import { Link } from '@/components/ui/link';
import { phoneLink } from '@/lib/domain/contact';
import type { ListView } from '@/lib/domain/list-options';
import type { Locale } from '@/lib/i18n/locales';
import { itemList } from '@/lib/seo/structured-data/lists';

/** Characters of one number with its blanks; what is longer ("04 … / 050 …", a typing error) may be broken. */
const LONGEST_PHONE = 20;

/** What a card shows, ready to be shown; null is not known. */
export interface CardFacts {
  /** URL of the provider's page, in the language of this one. */
  href: string;
  name: string;
  isVerified: boolean;
  rating: string | null;
  reviews: string | null;
  address: string | null;
  kind: string | null;
  price: string | null;
  serviceMode: string | null;
  hours: string | null;
  description: string | null;
  phone: string | null;
}

interface CardListProps {
  cards: CardFacts[];
  /** `rated` has {rating} where the number goes. */
  labels: Record<
    'verified' | 'details' | 'loading' | 'rated' | 'unrated' | 'noAddress' | 'noPrice' | 'noHours',
    string
  >;
  locale: Locale;
  view: ListView;
  /** The site's origin, when search engines shall know these cards as a list. */
  origin?: string;
}

/**
 * Cards with the same facts at the same places. A client component, although it does nothing in the browser: so the
 * page carries two dozen cards as facts and not as elements a second time (170 KB of HTML became 65).
 */
export function CardList({ cards, labels, locale, view, origin }: CardListProps) {
  const hrefs = cards.map(({ href }) => href);
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {origin && <JsonLd data={itemList(hrefs, origin)} />}
      {cards.map((facts) => (
        <Card key={facts.href} facts={facts} labels={labels} locale={locale} />
      ))}
    </div>
  );
}

function Card({ facts, labels, locale }: Pick<CardListProps, 'labels' | 'locale'> & { facts: CardFacts }) {
  const { href, name, rating, reviews, address, kind, price, serviceMode, hours, description, phone } = facts;
  const inBrackets = reviews ? ` (${reviews})` : '';
  const tel = phoneLink({ phone });
  return (
    <article className="card">
      <img src="/card.svg" alt="" />
      <h3 {...languageOf(name, locale)}>
        <Link href={href} loading={labels.loading}>
          {name}
        </Link>
        {facts.isVerified && <i role="img" aria-label={labels.verified} />}
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
      {address ? (
        <p className="where" {...languageOf(address, locale)}>
          {address}
        </p>
      ) : (
        <p className="where">{labels.noAddress}</p>
      )}
      <ul>
        <Fact name="kind" text={kind} unknown="–" locale={locale} />
        <Fact name="price" text={price} unknown={labels.noPrice} locale={locale} />
        <Fact name="mode" text={serviceMode} unknown="–" locale={locale} />
        <Fact name="hours" text={hours} unknown={labels.noHours} locale={locale} />
      </ul>
      {description && (
        <p className="text" {...languageOf(description, locale)}>
          {description}
        </p>
      )}
      <div className="actions">
        {tel && (
          <a href={tel} dir="ltr" className={phone && phone.length > LONGEST_PHONE ? 'wrapped' : undefined}>
            {phone}
          </a>
        )}
        <Link href={href} loading={labels.loading}>
          {labels.details}
        </Link>
      </div>
    </article>
  );
}

interface FactProps {
  name: 'kind' | 'price' | 'mode' | 'hours';
  text: string | null;
  /** What is said when the fact is not known. */
  unknown: string;
  locale: Locale;
}

/** A fact in another language is read in its own direction; its picture stays with those of the other facts. */
function Fact({ name, text, unknown, locale }: FactProps) {
  const { lang } = languageOf(text ?? '', locale);
  return (
    <li className={`card-${name}`}>{text && lang ? <bdi lang={lang}>{text}</bdi> : (text ?? unknown)}</li>
  );
}
