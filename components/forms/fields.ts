import type { FieldType } from '@/lib/forms/field-rules';

/** A field of a form, ready to be shown in the language of the page. */
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
  /** Earliest day of a date, YYYY-MM-DD. */
  min?: string;
  options?: (readonly [value: string, text: string])[];
  /** What the field holds before anything is typed. */
  initial?: string;
  /** The language of that, where it comes from the database and is not the page's. */
  lang?: string;
  /** Takes the whole width beside fields that share a line. */
  isWide?: boolean;
}
