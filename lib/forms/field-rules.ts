import { z } from 'zod';

/** The control that a field is shown as. */
export type FieldType =
  'text' | 'email' | 'url' | 'tel' | 'date' | 'textarea' | 'select' | 'toggles' | 'hidden';

/** What the schema of a field says about its control. */
export interface FieldRules {
  type: FieldType;
  maxLength?: number;
}

/** Rules that zod itself has no room for; the schemas of `text.ts` register theirs here. */
export const fieldRules = z.registry<FieldRules>();

/**
 * The control of one field of a form's schema. Rules are kept where they were registered and hold for all that is built
 * upon it: pipes and transforms, defaults, refinements.
 */
export function rulesOf(schema: z.core.$ZodType): FieldRules {
  const base =
    schema instanceof z.ZodPipe
      ? rulesOf(schema.in)
      : schema instanceof z.ZodDefault
        ? rulesOf(schema.unwrap())
        : undefined;
  return { type: 'text', ...base, ...fieldRules.get(schema) };
}

/** The names of the fields that may have several values. */
export function listsOf(schema: z.ZodObject): string[] {
  return Object.keys(schema.shape).filter((name) => rulesOf(schema.shape[name]!).type === 'toggles');
}
