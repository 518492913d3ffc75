'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import type { CardProvider } from '@/components/cards/card-provider';
import type { CardOptions } from '@/components/cards/provider-card';
import { LazyBoundary, lazyComponent } from '@/components/ui/lazy';
import { Link } from '@/components/ui/link';
import { type Bounds, formatBounds } from '@/lib/domain/bounds';
import type { Coordinates } from '@/lib/domain/distance';
import type { ProviderSort } from '@/lib/domain/list-options';
import { withParameter } from '@/lib/routing/with-parameter';
import { MapChoice } from './map-choice';
import { MapResults } from './map-results';
import { usePins } from './use-pins';

export interface MapViewProps extends Pick<CardOptions, 'origin' | 'wish'> {
  /** The first page of the list. */
  providers: CardProvider[];
  total: number;
  /** The URL of the list, from which the search of a part of the map is made. */
  listUrl: string;
  pinsUrl: string;
  areasUrl: string;
  styleUrl?: string;
  sort: ProviderSort;
  /** The part of the map that the list is narrowed to. */
  asked?: Bounds;
  /** The visitor's position. */
  you?: Coordinates;
  /** The places of the list with their numbers, for those who have no map. */
  places: React.ReactNode;
  /** The ways to other pages of the list, for those who have no map. */
  pages: React.ReactNode;
}

const ResultsMap = lazyComponent(() => import('./results-map').then((file) => file.ResultsMap));

/** What is seen of the map, and whether the visitor moved it there. */
interface View {
  bounds: Bounds;
  isChosen: boolean;
}

/** Renders a list as a map, and beside it the cards of what the map shows (product rule 2.25). */
export function MapView({ listUrl, pinsUrl, asked, places, pages, ...props }: MapViewProps) {
  const t = useTranslations('resultsMap');
  const { pins, retry } = usePins(pinsUrl);
  const [view, setView] = useState<View>();
  const [chosen, setChosen] = useState<number[]>([]);
  const [hasFailed, setFailed] = useState(false);
  const { areasUrl, styleUrl, you, providers, total, sort, ...cards } = props;

  const withoutMap = (
    <div className="map-failed">
      <p role="status">
        {t('failed')} {t('placesNow')}
      </p>
      {places}
    </div>
  );
  const loading = (
    <p role="status" className="map-loading needs-script">
      {t('loading')}
    </p>
  );
  return (
    <div className="map-view">
      <section className="map-stage no-print" aria-label={t('title')}>
        {/* What stands there without script. */}
        <div className="without-script">{places}</div>
        {hasFailed ? (
          withoutMap
        ) : (
          <LazyBoundary loading={loading} failed={withoutMap}>
            <ResultsMap
              pins={pins ?? undefined}
              asked={asked}
              you={you}
              chosen={chosen}
              areasUrl={areasUrl}
              styleUrl={styleUrl}
              onChoose={setChosen}
              onView={(bounds, isChosen) =>
                setView((before) => ({ bounds, isChosen: isChosen || Boolean(before?.isChosen) }))
              }
              onFailure={() => setFailed(true)}
            />
          </LazyBoundary>
        )}
        {!hasFailed && pins === undefined && view && loading}
        {pins === null && (
          <p role="alert" className="map-note">
            {t('withoutPins')}{' '}
            <button type="button" className="text-link" onClick={retry}>
              {t('reload')}
            </button>
          </p>
        )}
        {pins?.length === 0 && total > 0 && (
          <p role="status" className="map-note">
            {t('withoutPlaces')}
          </p>
        )}
        {view?.isChosen && (
          <Link
            href={withParameter(listUrl, 'in', formatBounds(view.bounds))}
            className="button button-water map-search"
            scroll={false}
            onClick={() => setView({ ...view, isChosen: false })}
          >
            {t('searchHere')}
          </Link>
        )}
      </section>
      <MapChoice ids={chosen} known={providers} onClose={() => setChosen([])} {...cards} />
      <MapResults
        key={listUrl}
        pins={hasFailed ? undefined : (pins ?? undefined)}
        view={view?.bounds}
        providers={providers}
        total={total}
        sort={sort}
        you={you}
        pages={pages}
        {...cards}
      />
    </div>
  );
}
