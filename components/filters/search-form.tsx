'use client';

import { Fragment, type ToggleEvent } from 'react';
import { SearchBox } from '@/components/search/search-box';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Select, type SelectField } from '@/components/ui/select';
import { AMOUNT_FIELD } from '@/lib/domain/filter-parameters';
import { FilterForm } from './filter-form';

/** A filter that is on or off. */
export interface Toggle {
  name: string;
  value: string;
  label: string;
  /** Formatted number of providers it would show, if known. */
  count?: string;
  isOn: boolean;
  /** Whether it is a shortcut to an option of the select with the same name. */
  isOption: boolean;
  /** Whether no provider would match. */
  isDisabled: boolean;
  /** The list with it, or without it if it is on. */
  href: string;
}

interface SearchFormProps {
  /** The query parameters of a list, in canonical order. */
  parameters: readonly string[];
  action: string;
  countUrl: string;
  search: string | undefined;
  /** The lowest price, in AED. */
  minPrice: number | undefined;
  fields: SelectField[];
  toggles: Toggle[];
  /** Shown in the row of the toggles, before them. */
  chips: React.ReactNode;
  sort: SelectField;
  /** Number of chosen filters, search excluded. */
  chosenCount: number;
  /** Formatted number of providers in the list; undefined if it is empty. */
  count: string | undefined;
  /** Chosen filters without a field. */
  hiddenFields: [name: string, value: string][];
  /** Whether the list compares prices without a car. */
  isForAnyCar: boolean;
  labels: Record<
    | 'loading'
    | 'results'
    | 'search'
    | 'placeholder'
    | 'title'
    | 'quick'
    | 'open'
    | 'openName'
    | 'close'
    | 'apply'
    | 'amount'
    | 'minimum',
    string
  >;
  /** The switch of views, which stays visible at the end of the bar. */
  views: React.ReactNode;
  /** Additional controls in the bar. */
  children: React.ReactNode;
}

/** Renders the form of /services. On phones the filters are in a sheet, a native popover. */
export function SearchForm({
  parameters,
  action,
  countUrl,
  search,
  minPrice,
  fields,
  toggles,
  chips,
  sort,
  chosenCount,
  count,
  hiddenFields,
  isForAnyCar,
  labels,
  views,
  children,
}: SearchFormProps) {
  return (
    <FilterForm
      parameters={parameters}
      action={action}
      countUrl={countUrl}
      loading={labels.loading}
      results={labels.results}
      isForAnyCar={isForAnyCar}
      className="search-form"
    >
      <SearchBox label={labels.search} placeholder={labels.placeholder} search={search} />
      <div className="list-bar">
        <div>
          <button
            type="button"
            popoverTarget="filters"
            className={buttonStyle('outlined', 'lg:hidden')}
            aria-label={labels.openName}
          >
            <Icon name="sliders-horizontal" />
            {labels.open}
            {chosenCount > 0 && <b>{chosenCount}</b>}
            {count && <small className="chip-count">{count}</small>}
          </button>
          {children}
          <div className="sort-select">
            <Select {...sort} isLabelHidden />
          </div>
        </div>
        {views}
      </div>
      <div
        id="filters"
        popover="auto"
        role="group"
        aria-label={labels.title}
        className="filter-sheet"
        tabIndex={-1}
        onToggle={focusOpened}
      >
        <div className="mb-4 flex items-center justify-between lg:hidden">
          <strong className="text-lg">{labels.title}</strong>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className={iconButtonStyle('outlined')}
            aria-label={labels.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="filter-grid">
          {fields.map((field) => (
            <Fragment key={field.name}>
              <Select {...field} />
              {field.name === 'max' && (
                <>
                  <AmountField label={labels.amount} name={AMOUNT_FIELD} />
                  <AmountField label={labels.minimum} name="min" value={minPrice} />
                </>
              )}
            </Fragment>
          ))}
          <button className={buttonStyle('filled')}>
            <span data-count aria-live="polite">
              {labels.apply}
            </span>
          </button>
        </div>
      </div>
      <div className="filter-toggles">
        {chips}
        {toggles.some(({ isDisabled }) => !isDisabled) && (
          <FilterToggles label={labels.quick} toggles={toggles} />
        )}
      </div>
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </FilterForm>
  );
}

/** Renders a field for dirhams. */
function AmountField({ label, name, value }: { label: string; name: string; value?: number }) {
  return (
    <label className="field">
      <span>{label}</span>
      <input
        className="input"
        name={name}
        defaultValue={value}
        inputMode="numeric"
        autoComplete="off"
        maxLength={9}
      />
    </label>
  );
}

/** Moves the focus into the opened sheet, because it covers the page but does not make it inert. */
function focusOpened({ currentTarget, newState }: ToggleEvent<HTMLElement>) {
  if (newState === 'open') currentTarget.focus();
}

/** Renders checkboxes, which are applied by JavaScript; without it they are links, so that each is one tap (product rule 5.9). */
function FilterToggles({ label: group, toggles }: { label: string; toggles: Toggle[] }) {
  return (
    <div role="group" aria-label={group}>
      <noscript>
        {toggles
          .filter(({ isDisabled }) => !isDisabled)
          .map(({ name, label, count, isOn, href }) => (
            <Link key={name} href={href} className="chip" aria-current={isOn ? 'true' : undefined}>
              {label} {count && <small className="chip-count">{count}</small>}
            </Link>
          ))}
      </noscript>
      {toggles.map(({ name, value, label, count, isOn, isOption, isDisabled }) => (
        <label key={name} className="chip">
          <input
            type="checkbox"
            {...(isOption ? { id: `${name}-${value}`, 'data-option-of': name } : { name })}
            value={value}
            defaultChecked={isOn}
            disabled={isDisabled}
          />
          {label} {count && <small className="chip-count">{count}</small>}
        </label>
      ))}
    </div>
  );
}
