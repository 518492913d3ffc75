import { languageOf } from '@/components/ui/language-of';
import type { Locale } from '@/lib/i18n/locales';
import { CardActions } from './card-actions';
import type { CardFacts, CardLabels } from './card-facts';
import { useOpenState } from './use-open-state';

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
  const { name, tint, kinds, price, serviceMode, description } = facts;
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
        <CardHours facts={facts} labels={labels} locale={locale} />
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

function CardHours({ facts: { hours, openTimes }, labels, locale }: CardProps) {
  const state = useOpenState(openTimes, labels.states, locale);
  return (
    // Another element for another text: text that changes from the right counts as a jump of the layout.
    <li
      key={state?.text}
      className={hours.length > ONE_LINE ? 'hours long' : 'hours'}
      data-state={state?.tone}
      data-hours={state && hours}
    >
      {state?.text ?? hours}
    </li>
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
  const inBrackets = reviews ? ` (${reviews})` : '';
  return (
    <p className="rating" role="img" aria-label={labels.rated.replace('{rating}', rating) + inBrackets}>
      {rating}
      <small>{inBrackets}</small>
    </p>
  );
}
