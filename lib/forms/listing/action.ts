'use server';

import { insertListing } from '../../data/submissions';
import { EMIRATE_NAMES } from '../../domain/emirates';
import type { FormState } from '../form-state';
import { submitForm } from '../submit';
import { listingSchema } from './schema';

/** Takes a business that wants to be listed (product rule 3.3). */
export async function submitListing(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'listing',
      schema: listingSchema,
      store: (values, identity) =>
        insertListing({ ...values, emirates: EMIRATE_NAMES[values.emirates], phone: null }, identity),
    },
    state,
    fields,
  );
}
