import { FIELD } from './field';

export interface SelectField {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, text: string, isDisabled?: boolean])[];
  /**
   * Value of the first option, which means "no filter". The select then starts without a selected option, so that a form
   * without JavaScript does not submit it.
   */
  noFilter?: string;
  /** What a search was understood as where nothing is chosen, and the search without these words. */
  understood?: { value: string; without: string };
}

interface SelectProps extends SelectField {
  /** Classes of the label around it. */
  className?: string;
}

/** A labelled select. */
export function Select({
  name,
  label,
  value = '',
  options,
  noFilter,
  understood,
  className = FIELD,
}: SelectProps) {
  return (
    <label className={className}>
      <span>{label}</span>
      <select
        className="input"
        name={name}
        defaultValue={value}
        data-understood={understood?.value}
        data-without={understood?.without}
      >
        {noFilter && (
          <option value="" disabled hidden>
            {options[0]?.[1]}
          </option>
        )}
        {options.map(([option, text, isDisabled]) => (
          <option key={option} value={option || (noFilter ?? '')} disabled={isDisabled}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
