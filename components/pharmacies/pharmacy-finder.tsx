'use client';

import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { FIELD } from '@/components/ui/field';
import { Notice } from '@/components/ui/notice';
import { SectionFailed } from '@/components/ui/section-failed';
import { useFetch } from '@/components/ui/use-fetch';
import {
  filterPharmacies,
  MAX_PHARMACIES,
  parsePharmacies,
  type Pharmacy,
  PHARMACY_FILTERS,
  type PharmacyFilter,
  type PharmacyQuery,
} from '@/lib/domain/pharmacy';
import { type PharmacyLabels, PharmacyTable } from './pharmacy-table';

interface PharmacyFinderProps {
  /** URL of each filter's data file. */
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

const NO_FILTER: PharmacyQuery = { when: 'all', county: '', city: '', text: '' };

/** Renders a list of pharmacies that can be filtered in the browser (product rule 2.12). */
export function PharmacyFinder({ files, labels }: PharmacyFinderProps) {
  const [query, setQuery] = useState<PharmacyQuery>(NO_FILTER);
  const [rows, setRows] = useState<Pharmacy[]>([]);
  const { isLoading, hasFailed, retry } = useFetch(files[query.when], (data) =>
    setRows(parsePharmacies(data)),
  );

  const set = (name: keyof PharmacyQuery, value: string) =>
    setQuery({ ...query, ...(name === 'county' && { city: '' }), [name]: value });
  // The new file may lack the county or city selected in the previous one.
  const county = rows.some((row) => row.county === query.county) ? query.county : '';
  const inCounty = rows.filter((row) => !county || row.county === county);
  const city = inCounty.some((row) => row.city === query.city) ? query.city : '';
  const found = isLoading || hasFailed ? [] : filterPharmacies(rows, { ...query, county, city });

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
        {isLoading && <p className="needs-script min-h-svh py-8">{labels.loading}</p>}
        {hasFailed && !isLoading && (
          <SectionFailed>
            {labels.failed}
            <button type="button" className={buttonStyle('outlined')} onClick={retry}>
              {labels.retry}
            </button>
          </SectionFailed>
        )}
        {!isLoading && !hasFailed && (
          <p className="py-3 font-medium [font-variant-numeric:tabular-nums]">
            {labels.results} {found.length}
          </p>
        )}
        {found.length > MAX_PHARMACIES && <Notice kind="tip">{labels.more}</Notice>}
      </div>
      {found.length > 0 && <PharmacyTable rows={found.slice(0, MAX_PHARMACIES)} labels={labels} />}
    </>
  );
}

function namesOf(rows: Pharmacy[], key: 'county' | 'city'): string[] {
  return [...new Set(rows.map((row) => row[key]))].sort();
}

interface PharmacyFormLabels {
  when: string;
  filters: Record<PharmacyFilter, string>;
  county: string;
  allCounties: string;
  city: string;
  allCities: string;
  search: string;
}

interface PharmacyFormProps {
  query: PharmacyQuery;
  /** Names to choose from, sorted. */
  counties: string[];
  cities: string[];
  labels: PharmacyFormLabels;
  onChange: (name: keyof PharmacyQuery, value: string) => void;
}

/** Renders the filters of the list. */
function PharmacyForm({ query, counties, cities, labels, onChange }: PharmacyFormProps) {
  return (
    <form
      className="needs-script grid grid-fill-52 gap-3.5"
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <PharmacySelect
        label={labels.when}
        value={query.when}
        onChange={(value) => onChange('when', value)}
        options={PHARMACY_FILTERS.map((filter) => [filter, labels.filters[filter]])}
      />
      <PharmacySelect
        label={labels.county}
        value={query.county}
        onChange={(value) => onChange('county', value)}
        options={[['', labels.allCounties], ...counties.map((name) => [name, name] as const)]}
      />
      <PharmacySelect
        label={labels.city}
        value={query.city}
        onChange={(value) => onChange('city', value)}
        options={[['', labels.allCities], ...cities.map((name) => [name, name] as const)]}
      />
      <label className={FIELD}>
        <span>{labels.search}</span>
        <input
          className="input"
          type="search"
          value={query.text}
          onChange={(event) => onChange('text', event.target.value)}
        />
      </label>
    </form>
  );
}

interface PharmacySelectProps {
  label: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** Renders a labelled select; options whose text equals their value are English names from the list. */
function PharmacySelect({ label, value, options, onChange }: PharmacySelectProps) {
  return (
    <label className={FIELD}>
      <span>{label}</span>
      <select className="input" value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option} lang={option && option === text ? 'en' : undefined}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
