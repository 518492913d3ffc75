import { PHARMACY_FILTERS, type PharmacyFilter, type PharmacyQuery } from '@/lib/domain/pharmacy';

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
  /** Options in order. */
  counties: string[];
  cities: string[];
  labels: PharmacyFormLabels;
  onChange: (name: keyof PharmacyQuery, value: string) => void;
}

/** The filters of the list of pharmacies, applied in the browser. */
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

interface PharmacySelectProps {
  label: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A labelled select; options whose text equals their value are English names from the list. */
function PharmacySelect({ label, value, options, onChange }: PharmacySelectProps) {
  return (
    <label className="field">
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
