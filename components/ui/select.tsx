'use client';

export interface SelectField {
  name: string;
  label: string;
  value: string | undefined;
  options: (readonly [value: string, text: string])[];
}

/** A select with its label. */
export function Select({ name, label, value = '', options }: SelectField) {
  return (
    <label className="field">
      {label}
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
