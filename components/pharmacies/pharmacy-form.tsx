import { PHARMACY_FILTERS, type PharmacyFilter, type PharmacyQuery } from '@/lib/domain/pharmacy';
import { PharmacySelect } from './pharmacy-select';

export interface PharmacyFormLabels {
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
  /** Names to choose from, in order. */
  counties: string[];
  cities: string[];
  labels: PharmacyFormLabels;
  onChange: (name: keyof PharmacyQuery, value: string) => void;
}

/** What narrows the list of pharmacies. It works on the page alone, so there is nothing to submit. */
export function PharmacyForm({ query, counties, cities, labels, onChange }: PharmacyFormProps) {
  return (
    <form className="pharmacy-form needs-script" role="search" onSubmit={(event) => event.preventDefault()}>
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
      <label className="field">
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
