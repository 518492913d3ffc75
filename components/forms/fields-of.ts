import type { z } from 'zod';
import { type FieldType, rulesOf } from '@/lib/forms/field-rules';
import type { Field } from './fields';

const AUTO_COMPLETE: { [type in FieldType]?: string } = { email: 'email', tel: 'tel', url: 'url' };

/** What a schema does not say about a field. */
type Look = Partial<Omit<Field, 'name' | 'label' | 'isRequired' | 'maxLength'>>;

/**
 * The fields of a form, in the order of its schema, which alone says what they are called, which of them are required
 * and how long they may be.
 */
export function fieldsOf<T extends z.ZodRawShape>(
  schema: z.ZodObject<T>,
  label: (name: Extract<keyof T, string>) => string,
  looks: { [name in keyof T]?: Look },
): Field[] {
  const names = Object.keys(schema.shape) as Extract<keyof T, string>[];
  return names.map((name) => {
    const field = schema.shape[name] as unknown as z.ZodType;
    const { type, maxLength } = rulesOf(field);
    return {
      name,
      label: label(name),
      isRequired: !field.isOptional(),
      type,
      maxLength,
      autoComplete: AUTO_COMPLETE[type],
      ...looks[name],
    };
  });
}
