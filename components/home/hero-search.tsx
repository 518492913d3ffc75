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
  labels: Record<'loading' | 'submit' | 'search' | 'placeholder', string>;
}

/** Renders Quick Search, whose one button also searches for what was typed (product rule 2.11). */
export function HeroSearch({ parameters, action, countUrl, fields, labels }: HeroSearchProps) {
  return (
    <FilterForm
      parameters={parameters}
      action={action}
      countUrl={countUrl}
      loading={labels.loading}
      className="grid grid-cols-[repeat(auto-fit,minmax(max(8.5rem,40%),1fr))] gap-3"
    >
      <div className="col-span-full flex [&_.input]:pe-4! [&_.search-box>button]:hidden">
        <SearchBox label={labels.search} placeholder={labels.placeholder} />
      </div>
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
