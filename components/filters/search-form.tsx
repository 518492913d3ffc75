'use client';

import type { ToggleEvent } from 'react';
import { MyCarChip } from '@/components/car/my-car-chip';
import { SearchBox } from '@/components/search/search-box';
import { buttonStyle, iconButtonStyle } from '@/components/ui/button';
import { FIELD } from '@/components/ui/field';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { Select, type SelectField } from '@/components/ui/select';
import { AMOUNT_FIELD } from '@/lib/domain/filter-parameters';
import { FilterForm } from './filter-form';

/** At the end of the sheet; that of the bar is `apply-bar`. Important, because buttons of this kind are positioned. */
const APPLY_SHEET = 'apply sticky! bottom-0 flex-none row:hidden';

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
  /** Whether it repeats a pill beside it on wide screens. */
  isRepeated: boolean;
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
  /** The groups of the bar, after the search. */
  groups: { name: string; fields: SelectField[] }[];
  pills: SelectField[];
  /** The price: the limits that are offered, and the one that is chosen or said, if any. */
  price: { limits: SelectField; chosen: string };
  toggles: Toggle[];
  /** Shown in the row of the toggles, before them. */
  nearMe: React.ReactNode;
  /** The chosen filters, in a row of their own. */
  chips: React.ReactNode;
  /** The heading of the list, which a map has elsewhere. */
  heading: React.ReactNode;
  /** Whether it lists nobody. */
  isEmpty: boolean;
  sort: SelectField;
  /** Number of chosen filters, search excluded. */
  chosenCount: number;
  /** Chosen filters without a field. */
  hiddenFields: [name: string, value: string][];
  /** Whether the list compares prices without a car. */
  isForAnyCar: boolean;
  /** Whether the visitor's car, whose prices are shown, stands beside the filters of phones. */
  showsMyCar: boolean;
  labels: Record<
    | 'loading'
    | 'results'
    | 'search'
    | 'what'
    | 'placeholder'
    | 'title'
    | 'quick'
    | 'open'
    | 'openName'
    | 'close'
    | 'apply'
    | 'price'
    | 'anyPrice'
    | 'amount'
    | 'minimum',
    string
  >;
  /** The switch of views. */
  views: React.ReactNode;
}

/** Renders the form of /services. On phones all filters but the search are in a sheet, a native popover. */
export function SearchForm({
  parameters,
  action,
  countUrl,
  search,
  minPrice,
  groups,
  pills,
  price,
  toggles,
  nearMe,
  chips,
  heading,
  isEmpty,
  sort,
  chosenCount,
  hiddenFields,
  isForAnyCar,
  showsMyCar,
  labels,
  views,
}: SearchFormProps) {
  const order = (
    <>
      <Select {...sort} className="pick pick-line max-row:flex-1" />
      {views}
    </>
  );
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
      <SearchBox
        label={labels.search}
        caption={labels.what}
        placeholder={labels.placeholder}
        search={search}
      />
      <div
        id="filters"
        popover="auto"
        role="group"
        aria-label={labels.title}
        className="filter-sheet"
        tabIndex={-1}
        onToggle={focusOpened}
      >
        <div className="flex items-center justify-between row:hidden">
          <strong className="text-lg">{labels.title}</strong>
          <button
            type="button"
            popoverTarget="filters"
            popoverTargetAction="hide"
            className={iconButtonStyle('plain')}
            aria-label={labels.close}
          >
            <Icon name="x" />
          </button>
        </div>
        <div className="bar-fields max-row:grid max-row:grid-cols-2 max-row:gap-4 row:sticky row:top-1.5 row:z-30 row:order-1 row:flex row:h-15 row:flex-none row:items-center row:pe-16">
          {groups.map(({ name, fields }) => (
            <div key={name} className="bar-group">
              <span className="bar-group-name" aria-hidden="true">
                {name}
              </span>
              {fields.map((field) => (
                <Select key={field.name} {...field} className="pick" />
              ))}
            </div>
          ))}
        </div>
        <button className={buttonStyle('main', 'apply-bar')}>
          <Icon name="search" />
          <span data-count aria-live="polite" className="sr-only">
            {labels.apply}
          </span>
        </button>
        <div className="pills max-row:grid max-row:grid-cols-2 max-row:gap-4 row:order-2 row:flex row:flex-none row:gap-1.5 row:pe-1.5">
          {pills.map((field) => (
            <Select key={field.name} {...field} className="pick" />
          ))}
          <PricePill {...price} minPrice={minPrice} labels={labels} />
        </div>
        {/* On a map, it is in the line of the title; where there is nothing to order, it only keeps what was chosen. */}
        {!heading && (
          <div
            hidden={isEmpty}
            className="flex flex-none items-center gap-4 lg:-order-1 row:max-lg:not-noscript:hidden"
          >
            {order}
          </div>
        )}
        <button className={buttonStyle('main', APPLY_SHEET)}>
          <span data-count aria-live="polite">
            {labels.apply}
          </span>
        </button>
      </div>
      <div className="filter-toggles chip-row max-row:mt-1">
        <button
          type="button"
          popoverTarget="filters"
          className="chip row:hidden"
          aria-label={labels.openName}
        >
          <Icon name="sliders-horizontal" className="size-4" />
          {labels.open}
          {chosenCount > 0 && <b>{chosenCount}</b>}
        </button>
        {toggles.some(({ isDisabled }) => !isDisabled) && (
          <FilterToggles label={labels.quick} toggles={toggles}>
            {showsMyCar && <MyCarChip />}
            {nearMe}
          </FilterToggles>
        )}
      </div>
      <div className="chosen *:first:mt-2.5 max-row:*:first:mt-1.5">{chips}</div>
      {heading && (
        <div className="mt-3 mb-3.5 flex flex-wrap items-center gap-x-4 gap-y-2">
          <div className="basis-full row:flex-1">{heading}</div>
          {order}
        </div>
      )}
      {hiddenFields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
    </FilterForm>
  );
}

interface PricePillProps {
  limits: SelectField;
  chosen: string;
  minPrice: number | undefined;
  labels: Record<'price' | 'anyPrice' | 'amount' | 'minimum', string>;
}

/** Renders all that can be asked of the price as one pill, which opens without script: from, to, and the usual limits. */
function PricePill({ limits, chosen, minPrice, labels }: PricePillProps) {
  return (
    <details className="price-pill" data-chosen={chosen ? '' : undefined}>
      <summary>
        <span className="price-pill-name">{labels.price}</span>
        <span className="price-pill-value">{chosen || labels.anyPrice}</span>
      </summary>
      {/* Clicks beside the fields keep the focus in it, and so keep it open. */}
      <div className="price-pill-fields" tabIndex={-1}>
        <AmountField label={labels.minimum} name="min" value={minPrice} />
        <AmountField label={labels.amount} name={AMOUNT_FIELD} />
        <Select {...limits} className={`${FIELD} col-span-full`} />
      </div>
    </details>
  );
}

/** Renders a field for dirhams. */
function AmountField({ label, name, value }: { label: string; name: string; value?: number }) {
  return (
    <label className={FIELD}>
      {label}
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

interface FilterTogglesProps {
  label: string;
  toggles: Toggle[];
  /** Shown behind the first of them. */
  children: React.ReactNode;
}

/** Renders checkboxes, which are applied by JavaScript; without it they are links, so that each is one tap (product rule 5.9). */
function FilterToggles({ label: group, toggles, children }: FilterTogglesProps) {
  const [first, ...others] = toggles;
  const links = (
    <noscript className="noscript:contents">
      {toggles
        .filter(({ isDisabled }) => !isDisabled)
        .map(({ name, label, count, isOn, href }) => (
          <Link key={name} href={href} className="chip" aria-current={isOn ? 'true' : undefined}>
            {`${label} `}
            {count && <small className="chip-count">{count}</small>}
          </Link>
        ))}
    </noscript>
  );
  const boxes = (shown: Toggle[]) =>
    shown.map(({ name, value, label, count, isOn, isOption, isRepeated, isDisabled }) => (
      <label
        key={name}
        className={isRepeated && !isOn ? 'chip filter-toggle row:hidden' : 'chip filter-toggle'}
      >
        <input
          type="checkbox"
          {...(isOption ? { id: `${name}-${value}`, 'data-option-of': name } : { name })}
          value={value}
          defaultChecked={isOn}
          disabled={isDisabled}
        />
        {`${label} `}
        {count && <small className="chip-count">{count}</small>}
      </label>
    ));
  return (
    <div role="group" aria-label={group} className="contents">
      {links}
      {boxes([first!])}
      {children}
      {boxes(others)}
    </div>
  );
}
