'use client';

import { JsonLd } from '@/components/layout/json-ld';
import { useSavedParts } from '@/components/saved/use-saved-parts';
import type { ListView } from '@/lib/domain/list-options';
import type { Locale } from '@/lib/i18n/locales';
import { itemList } from '@/lib/seo/structured-data/lists';
import { Card } from './card';
import { type CardFacts, type CardLabels, type CardRow, fromCardRow } from './card-facts';

interface CardListProps {
  rows: CardRow[];
  labels: CardLabels;
  locale: Locale;
  view: ListView;
  /** The site's origin, when search engines shall know these cards as a list. */
  origin?: string;
}

/**
 * Cards with the same facts at the same places. A client component, although only the open state needs the browser: so the
 * page carries two dozen cards as facts and not as elements a second time (170 KB of HTML became 65).
 */
export function CardList({ rows, labels, locale, view, origin }: CardListProps) {
  const cards = rows.map(fromCardRow);
  return (
    <div className={view === 'list' ? 'cards cards-list' : 'cards'}>
      {origin && (
        <JsonLd
          data={itemList(
            cards.map(({ href }) => href),
            origin,
          )}
        />
      )}
      {cards.map((facts) => (
        <Card key={facts.href} facts={facts} labels={labels} locale={locale}>
          <CardHeart facts={facts} labels={labels} />
        </Card>
      ))}
    </div>
  );
}

/** Apart from its card: when it comes, nothing else is made anew. */
function CardHeart(props: { facts: CardFacts; labels: CardLabels }) {
  const parts = useSavedParts();
  return parts && <parts.SaveCard {...props} />;
}
