export interface Toggle {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
  /** Whether nothing would be left. */
  isDisabled: boolean;
}

/** Filters that are on or off. */
export function FilterToggles({ toggles }: { toggles: Toggle[] }) {
  return (
    <div className="filter-toggles">
      {toggles.map(({ name, value, label, isOn, isDisabled }) => (
        <label key={name} className="chip">
          <input type="checkbox" name={name} value={value} defaultChecked={isOn} disabled={isDisabled} />
          {label}
        </label>
      ))}
    </div>
  );
}
