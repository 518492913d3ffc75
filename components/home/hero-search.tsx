'use client';

import { FilterForm } from '@/components/filters/filter-form';
import { SearchBox } from '@/components/search/search-box';
import { buttonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Select, type SelectField } from '@/components/ui/select';

interface HeroSearchProps {
  /** The query parameters of a list, in canonical order. */
  parameters: readonly string[];
  action: string;
  countUrl: string;
  fields: SelectField[];
  labels: { loading: string; submit: string };
}

interface HeroFieldProps {
  /** URL of the list of all services, in the language of the page. */
  action: string;
  label: string;
  placeholder: string;
}

/** Renders the search field above Quick Search. */
export function HeroField({ action, label, placeholder }: HeroFieldProps) {
  return (
    <form action={action} role="search" aria-label={label} className="flex">
      <SearchBox label={label} placeholder={placeholder} />
    </form>
  );
}

/** Renders Quick Search (product rule 2.11). */
export function HeroSearch({ parameters, action, countUrl, fields, labels }: HeroSearchProps) {
  return (
    <FilterForm
      parameters={parameters}
      action={action}
      countUrl={countUrl}
      loading={labels.loading}
      className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-3"
    >
      {fields.map((field) => (
        <Select key={field.name} {...field} />
      ))}
      <button className={buttonStyle('main', 'col-span-full mt-1')}>
        <Icon name="search" />
        {labels.submit}
      </button>
    </FilterForm>
  );
}
