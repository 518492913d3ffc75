export interface SelectField {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, text: string, isDisabled?: boolean])[];
  /**
   * The value that the first option sends instead of nothing. The select then starts with no option chosen, so that a
   * form without script sends nothing of it.
   */
  noFilter?: string;
}

interface SelectProps extends SelectField {
  isLabelHidden?: boolean;
}

/** A select with its label; a hidden label is still said by screen readers. */
export function Select({ name, label, value = '', options, isLabelHidden, noFilter }: SelectProps) {
  return (
    <label className="field">
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      <select className="input" name={name} defaultValue={value}>
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
