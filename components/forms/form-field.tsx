import { Icon } from '@/components/ui/icon';
import type { Field } from './fields';

interface FormFieldProps {
  field: Field;
  /** Prefix of the field's id, unique on the page. */
  form: string;
  value: string | string[];
  error: string | undefined;
}

/** Renders a field with its label, hint and error. */
export function FormField({ field, form, value, error }: FormFieldProps) {
  const { name, label, type, isRequired, hint, isWide, options = [] } = field;
  const id = `${form}-${name}`;
  const errorId = error ? `${id}-error` : undefined;
  const hintId = hint ? `${id}-hint` : undefined;
  const text = typeof value === 'string' ? value : '';

  const common = {
    id,
    name,
    className: 'input',
    required: isRequired,
    // Set on every field, because browsers otherwise treat empty required fields as invalid before submission.
    'aria-invalid': error !== undefined,
    'aria-describedby': [hintId, errorId].filter(Boolean).join(' ') || undefined,
    autoComplete: field.autoComplete,
    defaultValue: text,
    lang: field.lang,
  };
  const notes = (
    <>
      {hint && (
        <p id={hintId} className="form-hint">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="form-error">
          <Icon name="circle-alert" />
          {error}
        </p>
      )}
    </>
  );

  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={text} />;
  if (type === 'toggles' || type === 'choice') {
    const isChoice = type === 'choice';
    return (
      <fieldset
        className="form-field form-wide"
        aria-describedby={common['aria-describedby']}
        {...(isChoice && {
          role: 'radiogroup',
          tabIndex: -1,
          'aria-required': isRequired,
          'aria-invalid': common['aria-invalid'],
        })}
      >
        <legend>
          {label}
          {isChoice && isRequired && <span aria-hidden="true"> *</span>}
        </legend>
        {notes}
        <div className={name === 'stars' ? 'star-picker' : 'toggles'}>
          {options.map(([option, text]) => (
            <label key={option} className={name === 'stars' ? undefined : 'toggle'}>
              <input
                type={isChoice ? 'radio' : 'checkbox'}
                name={name}
                value={option}
                defaultChecked={isChoice ? value === option : value.includes(option)}
              />
              <Icon name={name === 'stars' ? 'star' : 'check'} />
              <span>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={`form-field ${isWide ? 'form-wide' : ''}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && <span aria-hidden="true"> *</span>}
      </label>
      {type === 'textarea' && <textarea {...common} rows={5} maxLength={field.maxLength} />}
      {type === 'select' && (
        <select {...common}>
          {options.map(([option, text]) => (
            // Options whose text equals their value are English names.
            <option key={option} value={option} lang={option && option === text ? 'en' : undefined}>
              {text}
            </option>
          ))}
        </select>
      )}
      {!['textarea', 'select'].includes(type) && (
        <input
          {...common}
          type={type}
          maxLength={field.maxLength}
          placeholder={field.placeholder}
          min={field.min}
          dir={['email', 'url', 'tel'].includes(type) ? 'ltr' : 'auto'}
        />
      )}
      {notes}
    </div>
  );
}
