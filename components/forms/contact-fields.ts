import { getTranslations } from 'next-intl/server';
import { contactSchema } from '@/lib/forms/contact/schema';
import type { Field } from './fields';
import { fieldsOf } from './fields-of';

/** The fields of a message to the team (product rule 5.1). */
export async function contactFields(): Promise<Field[]> {
  const t = await getTranslations('contact.fields');
  return fieldsOf(contactSchema, (name) => t(name), {
    name: { autoComplete: 'name' },
    message: { isWide: true },
  });
}
