'use server';

import { findProvider } from '../../data/providers';
import { insertContact } from '../../data/submissions';
import { foldReport } from '../../domain/report';
import type { FormState } from '../form-state';
import { submitForm } from '../submit';
import { reportSchema } from './schema';

/** Takes a report of wrong information, as a contact submission that carries it in its message (product rule 2.22). */
export async function reportWrongInformation(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'report',
      schema: reportSchema,
      store: async ({ provider, email, ...values }, identity) => {
        const read = await findProvider(provider);
        if (read.ok && !read.value) return false;
        // A database that does not tell the name now may take the report all the same.
        const message = foldReport({ ...values, provider, name: read.ok ? read.value!.name : null });
        const row = {
          name: 'Report of wrong information',
          email,
          phone: null,
          message,
          provider_id: provider,
        };
        return insertContact(row, identity);
      },
    },
    state,
    fields,
  );
}
