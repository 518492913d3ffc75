import type { z } from 'zod';
import { type FieldType, rulesOf } from '@/lib/forms/field-types';

/** A form field with its localized texts. */
export interface Field {
  name: string;
  label: string;
  type: FieldType;
  isRequired: boolean;
  /** Shown below the label. */
  hint?: string;
  autoComplete?: string;
  maxLength?: number;
  placeholder?: string;
  /** Earliest date, YYYY-MM-DD. */
  min?: string;
  options?: (readonly [value: string, text: string])[];
  /** Initial value. */
  initial?: string;
  /** Language of the initial value, if it differs from the page's. */
  lang?: string;
  /** Whether it takes the full width of the form. */
  isWide?: boolean;
}

const AUTO_COMPLETE: { [type in FieldType]?: string } = { email: 'email', tel: 'tel', url: 'url' };

/** What a form sends without showing it: the provider that it is about. */
type Hidden = 'provider';

/** Field properties that the schema does not determine. */
type FieldOptions = Partial<Omit<Field, 'name' | 'label' | 'isRequired' | 'maxLength'>>;

/** Returns the fields of a form; their order, names, types, lengths and whether they are required come from its schema. */
export function fieldsOf<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  label: (name: Exclude<Extract<keyof T, string>, Hidden>) => string,
  fieldOptions: { [name in keyof T]?: FieldOptions },
): Field[] {
  const names = Object.keys(schema.shape) as Exclude<Extract<keyof T, string>, Hidden>[];
  return names.map((name) => {
    const field = schema.shape[name] as unknown as z.ZodType;
    const { type, maxLength } = rulesOf(field);
    return {
      name,
      label: type === 'hidden' ? '' : label(name),
      isRequired: !field.isOptional(),
      type,
      maxLength,
      autoComplete: AUTO_COMPLETE[type],
      ...fieldOptions[name],
    };
  });
}
