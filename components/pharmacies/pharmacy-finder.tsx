'use client';

import { useEffect, useState } from 'react';
import { fetchJson } from '@/components/ui/fetch-json';
import {
  filterPharmacies,
  MAX_PHARMACIES,
  parsePharmacies,
  type Pharmacy,
  type PharmacyFilter,
  type PharmacyQuery,
} from '@/lib/domain/pharmacy';
import { PharmacyForm, type PharmacyFormLabels } from './pharmacy-form';
import { type PharmacyLabels, PharmacyTable } from './pharmacy-table';

interface PharmacyFinderProps {
  /** The file of each filter. */
  files: Record<PharmacyFilter, string>;
  labels: PharmacyLabels &
    PharmacyFormLabels & {
      /** Placed before the number of results, to avoid plural forms. */
      results: string;
      more: string;
      failed: string;
      retry: string;
      loading: string;
    };
}

interface Loaded {
  file: string;
  /** Undefined if loading failed. */
  rows?: Pharmacy[];
}

const NO_FILTER: PharmacyQuery = { when: 'all', county: '', city: '', text: '' };

/** A filterable list of pharmacies (product rule 2.12). */
export function PharmacyFinder({ files, labels }: PharmacyFinderProps) {
  const [query, setQuery] = useState<PharmacyQuery>(NO_FILTER);
  const [loaded, setLoaded] = useState<Loaded>();
  const [attempt, setAttempt] = useState(0);
  const file = files[query.when];

  useEffect(() => {
    let isCurrent = true;
    loadPharmacies(file).then(
      (rows) => isCurrent && setLoaded({ file, rows }),
      () => isCurrent && setLoaded({ file }),
    );
    return () => {
      isCurrent = false;
    };
  }, [file, attempt]);

  const set = (name: keyof PharmacyQuery, value: string) =>
    setQuery({ ...query, ...(name === 'county' && { city: '' }), [name]: value });
  const isLoading = loaded?.file !== file;
  const hasFailed = !isLoading && !loaded.rows;
  const rows = loaded?.rows ?? [];
  // The new file may lack the county or city selected in the previous one.
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
      <PharmacyForm
        query={{ ...query, county, city }}
        counties={namesOf(rows, 'county')}
        cities={namesOf(inCounty, 'city')}
        labels={labels}
        onChange={set}
      />
      <div aria-live="polite">
        {isLoading && <p className="pharmacies-loading needs-script">{labels.loading}</p>}
        {hasFailed && (
          <p role="alert" className="section-failed">
            {labels.failed}
            <button type="button" className="button button-quiet" onClick={retry}>
              {labels.retry}
            </button>
          </p>
        )}
        {!isLoading && !hasFailed && (
          <p className="py-3 font-medium [font-variant-numeric:tabular-nums]">
            {labels.results} {found.length}
          </p>
        )}
        {found.length > MAX_PHARMACIES && <p className="tip">{labels.more}</p>}
      </div>
      {found.length > 0 && <PharmacyTable rows={found.slice(0, MAX_PHARMACIES)} labels={labels} />}
    </>
  );
}

function namesOf(rows: Pharmacy[], key: 'county' | 'city'): string[] {
  return [...new Set(rows.map((row) => row[key]))].sort();
}

/** Loads the pharmacies of a file. @throws Error if it cannot be loaded or is malformed. */
async function loadPharmacies(file: string): Promise<Pharmacy[]> {
  return parsePharmacies(await fetchJson(file));
}
