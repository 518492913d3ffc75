'use client';

import { useTranslations } from 'next-intl';
import { useState } from 'react';
import { buttonStyle } from '@/components/ui/button';
import { FIELD } from '@/components/ui/field';
import { NoticeBox } from '@/components/ui/notice';
import { SectionFailed } from '@/components/ui/section-failed';
import { useFetch } from '@/components/ui/use-fetch';
import {
  filterPharmacies,
  MAX_PHARMACIES,
  parsePharmacies,
  type Pharmacy,
  PHARMACY_FILTERS,
  type PharmacyQuery,
} from '@/lib/domain/pharmacy';
import { PHARMACY_FILES } from '@/lib/routing/client-paths';
import { PharmacyTable } from './pharmacy-table';

const NO_FILTER: PharmacyQuery = { when: 'all', county: '', city: '', text: '' };

/** Renders a list of pharmacies that can be filtered in the browser (product rule 2.12). */
export function PharmacyFinder() {
  const t = useTranslations('pharmacies');
  const [query, setQuery] = useState<PharmacyQuery>(NO_FILTER);
  const [rows, setRows] = useState<Pharmacy[]>([]);
  const { isLoading, hasFailed, retry } = useFetch(PHARMACY_FILES[query.when], (data) =>
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
        onChange={set}
      />
      <div aria-live="polite">
        {isLoading && <p className="needs-script min-h-svh py-8">{t('loading')}</p>}
        {hasFailed && !isLoading && (
          <SectionFailed>
            {t('failed')}
            <button type="button" className={buttonStyle('outlined')} onClick={retry}>
              {t('retry')}
            </button>
          </SectionFailed>
        )}
        {!isLoading && !hasFailed && (
          <p className="py-3 font-medium [font-variant-numeric:tabular-nums]">
            {t('results')} {found.length}
          </p>
        )}
        {found.length > MAX_PHARMACIES && (
          <NoticeBox kind="tip" className="mb-3">
            {t('more')}
          </NoticeBox>
        )}
      </div>
      {found.length > 0 && <PharmacyTable rows={found.slice(0, MAX_PHARMACIES)} />}
    </>
  );
}

function namesOf(rows: Pharmacy[], key: 'county' | 'city'): string[] {
  return [...new Set(rows.map((row) => row[key]))].sort();
}

interface PharmacyFormProps {
  query: PharmacyQuery;
  /** Names to choose from, sorted. */
  counties: string[];
  cities: string[];
  onChange: (name: keyof PharmacyQuery, value: string) => void;
}

/** Renders the filters of the list. */
function PharmacyForm({ query, counties, cities, onChange }: PharmacyFormProps) {
  const t = useTranslations('pharmacies');
  return (
    <form
      className="needs-script grid grid-fill-52 gap-3.5"
      role="search"
      onSubmit={(event) => event.preventDefault()}
    >
      <PharmacySelect
        label={t('when')}
        value={query.when}
        onChange={(value) => onChange('when', value)}
        options={PHARMACY_FILTERS.map((filter) => [filter, t(`filters.${filter}`)])}
      />
      <PharmacySelect
        label={t('county')}
        value={query.county}
        onChange={(value) => onChange('county', value)}
        options={[['', t('allCounties')], ...counties.map((name) => [name, name] as const)]}
      />
      <PharmacySelect
        label={t('city')}
        value={query.city}
        onChange={(value) => onChange('city', value)}
        options={[['', t('allCities')], ...cities.map((name) => [name, name] as const)]}
      />
      <label className={FIELD}>
        <span>{t('search')}</span>
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
