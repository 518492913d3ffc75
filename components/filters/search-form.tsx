'use client';

import { SearchBox } from '@/components/search/search-box';
import { Icon } from '@/components/ui/icon';
import { Select, type SelectField } from '@/components/ui/select';
import { FilterForm } from './filter-form';
import { FilterToggles, type Toggle } from './filter-toggles';

interface SearchFormProps {
  action: string;
  countUrl: string;
  search: string | undefined;
  fields: SelectField[];
  toggles: Toggle[];
  sort: SelectField;
  /** How many filters are chosen. */
  chosen: number;
  /** What was chosen and has no field, by its parameter. */
  kept: [name: string, value: string][];
  labels: Record<
    'loading' | 'results' | 'search' | 'placeholder' | 'title' | 'quick' | 'open' | 'close' | 'apply',
    string
  >;
}

/** The form of /services. On a phone the filters are a sheet, which the browser itself opens and closes. */
export function SearchForm({
  action,
  countUrl,
  search,
  fields,
  toggles,
  sort,
  chosen,
  kept,
  labels,
}: SearchFormProps) {
  return (
    <FilterForm
      action={action}
      countUrl={countUrl}
      loading={labels.loading}
      results={labels.results}
      className="search-form no-print"
    >
      <div className="search-bar">
        <SearchBox label={labels.search} placeholder={labels.placeholder} search={search} />
        <button type="button" popoverTarget="filters" className="button button-quiet max-sm:px-3 lg:hidden">
          <Icon name="sliders-horizontal" />
          <span className="max-sm:sr-only">{labels.open}</span>
          {chosen > 0 && (
            <span aria-hidden className="filters-chosen sm:hidden">
              {chosen}
            </span>
          )}
        </button>
        <div className="sort-select">
          <Select {...sort} isLabelHidden />
        </div>
      </div>
      <div id="filters" popover="auto" role="group" aria-label={labels.title} className="filter-sheet">
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <strong className="text-lg">{labels.title}</strong>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className="button button-quiet px-3"
            aria-label={labels.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="filter-grid">
          {fields.map((field) => (
            <Select key={field.name} {...field} />
          ))}
          <button className="button button-water">
            <span data-count>{labels.apply}</span>
          </button>
        </div>
      </div>
      <FilterToggles label={labels.quick} toggles={toggles} />
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </FilterForm>
  );
}
