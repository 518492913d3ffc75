import { OpenState } from '@/components/facts/open-state';
import { languageOf } from '@/components/ui/language-of';
import type { Locale } from '@/lib/i18n/locales';
import { CardActions } from './card-actions';
import type { CardFacts, CardLabels } from './card-facts';

interface CardProps {
  facts: CardFacts;
  labels: CardLabels;
  locale: Locale;
  /** What script adds: the heart. */
  children?: React.ReactNode;
}

/** Letters of hours that stand beside the longest price on a phone. */
const ONE_LINE = 25;

/** A provider, as a driver decides by it (product rule 2.9). */
export function Card({ facts, labels, locale, children }: CardProps) {
  const { name, tint, kinds, hours, openTimes, price, serviceMode, description } = facts;
  return (
    <article className="card">
      <img src="/card.svg" alt="" data-tint={tint} />
      <h3 {...languageOf(name, locale)}>
        {name}
        {facts.isVerified && <i role="img" aria-label={labels.verified} />}
      </h3>
      <CardRating facts={facts} labels={labels} />
      <p className="where">
        {facts.area && <b>{facts.area}</b>}
        {facts.address && <span {...languageOf(facts.address, locale)}>{facts.address}</span>}
        {!facts.area && !facts.address && labels.noAddress}
      </p>
      <ul>
        <OpenState
          as="li"
          className={hours.length > ONE_LINE ? 'hours long' : 'hours'}
          openTimes={openTimes}
          hours={hours}
          labels={labels.states}
          locale={locale}
        />
        <li className="price">{price}</li>
        {serviceMode && <li className="mode">{serviceMode}</li>}
        {kinds && <li className="kind">{kinds}</li>}
      </ul>
      {description && (
        <p className="text" {...languageOf(description, locale)}>
          {description}
        </p>
      )}
      <CardActions facts={facts} labels={labels} />
      {children}
    </article>
  );
}

function CardRating({ facts: { rating, reviews }, labels }: Omit<CardProps, 'locale'>) {
  if (!rating) {
    return (
      <p className="rating">
        <small>{labels.unrated}</small>
      </p>
    );
  }
  const words = reviews ? labels.reviewed.replace('{reviews}', reviews) : labels.rated;
  return (
    <p className="rating" role="img" aria-label={words.replace('{rating}', rating)}>
      {rating}
      {reviews && <small> ({reviews})</small>}
    </p>
  );
}
