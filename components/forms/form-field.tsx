import { FIELD } from '@/components/ui/field';
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
        <p id={hintId} className="font-normal text-ink-500">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="flex gap-1.5 text-alert-700">
          <Icon name="circle-alert" className="mt-px" />
          {error}
        </p>
      )}
    </>
  );

  if (type === 'hidden') return <input type="hidden" name={name} defaultValue={text} />;
  if (type === 'toggles' || type === 'choice') {
    const isChoice = type === 'choice';
    const isStars = name === 'stars';
    return (
      <fieldset
        className={`${FIELD} sm:col-span-full`}
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
          {isChoice && isRequired && <Required />}
        </legend>
        {notes}
        <div className={isStars ? 'star-picker' : 'flex flex-wrap gap-2.5 pt-1.5'}>
          {options.map(([option, text]) => (
            <label key={option} className={isStars ? undefined : 'chip'}>
              <input
                className={
                  isStars
                    ? 'absolute inset-0 size-full cursor-[inherit] opacity-0'
                    : 'peer absolute opacity-0'
                }
                type={isChoice ? 'radio' : 'checkbox'}
                name={name}
                value={option}
                defaultChecked={isChoice ? value === option : value.includes(option)}
              />
              <Icon
                name={isStars ? 'star' : 'check'}
                className={isStars ? undefined : 'hidden peer-checked:block'}
              />
              <span className={isStars ? 'sr-only' : undefined}>{text}</span>
            </label>
          ))}
        </div>
      </fieldset>
    );
  }
  return (
    <div className={`${FIELD} ${isWide ? 'sm:col-span-full' : ''}`}>
      <label htmlFor={id}>
        {label}
        {isRequired && <Required />}
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

function Required() {
  return (
    <span aria-hidden="true" className="text-alert-700">
      {' *'}
    </span>
  );
}
