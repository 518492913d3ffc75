export interface Toggle {
  name: string;
  value: string;
  label: string;
  isOn: boolean;
  /** Whether it is an option of the select of its name, and chooses that. */
  isOption: boolean;
  /** Whether nothing would be left. */
  isDisabled: boolean;
}

/** Filters that are on or off. */
export function FilterToggles({ label: group, toggles }: { label: string; toggles: Toggle[] }) {
  return (
    <div role="group" aria-label={group} className="filter-toggles">
      {toggles.map(({ name, value, label, isOn, isOption, isDisabled }) => (
        <label key={name} className="chip">
          <input
            type="checkbox"
            {...(isOption ? { id: `${name}-${value}`, 'data-chooses': name } : { name })}
            value={value}
            defaultChecked={isOn}
            disabled={isDisabled}
          />
          {label}
        </label>
      ))}
    </div>
  );
}
