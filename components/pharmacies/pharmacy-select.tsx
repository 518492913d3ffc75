interface PharmacySelectProps {
  label: string;
  value: string;
  options: (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

/** A labelled select; options whose text is their value are names from the list, which is English. */
export function PharmacySelect({ label, value, options, onChange }: PharmacySelectProps) {
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
