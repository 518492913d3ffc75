'use client';

import { useEffect, useState } from 'react';
import {
  filterPharmacies,
  MOST_PHARMACIES,
  type Pharmacy,
  PHARMACY_FILTERS,
  type PharmacyFilter,
} from '@/lib/domain/pharmacy';
import { loadPharmacies } from './load-pharmacies';
import { Choice } from './pharmacy-select';
import { type PharmacyLabels, PharmacyTable } from './pharmacy-table';

interface PharmacyFinderProps {
  /** The file of each filter. */
  files: Record<PharmacyFilter, string>;
  labels: PharmacyLabels & {
    when: string;
    filters: Record<PharmacyFilter, string>;
    county: string;
    allCounties: string;
    city: string;
    allCities: string;
    search: string;
    /** Each possible number of results would be a message of its own: {count} stands after the words. */
    results: string;
    more: string;
    failed: string;
    retry: string;
    loading: string;
  };
}

type Loaded = { file: string; rows: Pharmacy[] } | { file: string; problem: string };

const NO_FILTER = { when: 'all', county: '', city: '', text: '' } as const;

/** The list of pharmacies with its filters (product rule 2.12). */
export function PharmacyFinder({ files, labels }: PharmacyFinderProps) {
  const [query, setQuery] = useState<{ when: PharmacyFilter; county: string; city: string; text: string }>(
    NO_FILTER,
  );
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const file = files[query.when];

  useEffect(() => {
    let isCurrent = true;
    loadPharmacies(file).then(
      (rows) => isCurrent && setLoaded({ file, rows }),
      (error: Error) => isCurrent && setLoaded({ file, problem: error.message }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, attempt]);

  const set = (name: keyof typeof query, value: string) =>
    setQuery({ ...query, ...(name === 'county' && { city: '' }), [name]: value });
  const isLoading = loaded?.file !== file;
  const rows = loaded && 'rows' in loaded ? loaded.rows : [];
  // Another file may lack the county or city that was chosen from the last one.
  const county = rows.some((row) => row.county === query.county) ? query.county : '';
  const inCounty = rows.filter((row) => !county || row.county === county);
  const city = inCounty.some((row) => row.city === query.city) ? query.city : '';
  const found = isLoading ? [] : filterPharmacies(rows, { ...query, county, city });

  const retry = () => {
    setLoaded(undefined);
    setAttempt(attempt + 1);
  };

  return (
    <>
      <form className="pharmacy-form" role="search" onSubmit={(event) => event.preventDefault()}>
        <Choice
          label={labels.when}
          value={query.when}
          onChange={(value) => set('when', value)}
          options={PHARMACY_FILTERS.map((filter) => [filter, labels.filters[filter]])}
        />
        <Choice
          label={labels.county}
          value={county}
          onChange={(value) => set('county', value)}
          options={[['', labels.allCounties], ...namesOf(rows, 'county')]}
        />
        <Choice
          label={labels.city}
          value={city}
          onChange={(value) => set('city', value)}
          options={[['', labels.allCities], ...namesOf(inCounty, 'city')]}
        />
        <label className="field">
          <span>{labels.search}</span>
          <input
            className="input"
            type="search"
            value={query.text}
            onChange={(event) => set('text', event.target.value)}
          />
        </label>
      </form>
      <div aria-live="polite">
        {isLoading && <p className="pharmacies-loading">{labels.loading}</p>}
        {!isLoading && 'problem' in loaded && (
          <p role="alert" className="section-failed">
            {loaded.problem ? `${labels.failed} (${loaded.problem})` : labels.failed}
            <button type="button" className="button button-quiet" onClick={retry}>
              {labels.retry}
            </button>
          </p>
        )}
        {!isLoading && 'rows' in loaded && (
          <p className="py-3 font-medium [font-variant-numeric:tabular-nums]">
            {labels.results} {found.length}
          </p>
        )}
        {found.length > MOST_PHARMACIES && <p className="tip">{labels.more}</p>}
      </div>
      {found.length > 0 && <PharmacyTable rows={found.slice(0, MOST_PHARMACIES)} labels={labels} />}
    </>
  );
}

function namesOf(rows: Pharmacy[], key: 'county' | 'city'): [string, string][] {
  return [...new Set(rows.map((row) => row[key]))].sort().map((name) => [name, name]);
}
