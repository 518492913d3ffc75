import type { FormState } from './form-state';

/**
 * The texts of the form's own fields, as they were typed. React's fields are left out, and files, which no field takes.
 * @param lists Names of the fields that may have several values.
 */
export function typedValues(fields: FormData, lists: readonly string[]): FormState['values'] {
  const values: FormState['values'] = {};
  for (const name of new Set(fields.keys())) {
    if (name.startsWith('$')) continue;
    const texts = fields.getAll(name).filter((value) => typeof value === 'string');
    values[name] = lists.includes(name) ? texts : (texts[0] ?? '');
  }
  return values;
}
