export interface SelectField {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, text: string])[];
}

interface SelectProps extends SelectField {
  isLabelHidden?: boolean;
}

/** A select with its label; a hidden label is still said by screen readers. */
export function Select({ name, label, value = '', options, isLabelHidden }: SelectProps) {
  return (
    <label className="field">
      <span className={isLabelHidden ? 'sr-only' : undefined}>{label}</span>
      <select className="input" name={name} defaultValue={value}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}
