'use server';

import { insertContact } from '../../data/submissions';
import type { FormState } from '../form-state';
import { submitForm } from '../submit';
import { contactSchema } from './schema';

/** Takes a message to the team (product rule 3.3). */
export async function sendMessage(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'contact',
      schema: contactSchema,
      store: (values, identity) => insertContact({ ...values, phone: null }, identity),
    },
    state,
    fields,
  );
}
