'use server';

import { insertListing } from '../../data/submissions';
import { EMIRATE_NAMES } from '../../domain/emirates';
import type { FormState } from '../form-state';
import { submitForm } from '../submit';
import { claimSchema } from './schema';

/** Takes what an owner says a listing should be; staff decide what of it changes the listing (product rule 2.23). */
export async function claimListing(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'claim',
      schema: claimSchema,
      store: ({ provider, emirates, phone, whatsapp, hours, price, ...values }, identity) => {
        const named = Object.entries({ phone, whatsapp, hours, price }).filter(([, text]) => text !== null);
        return insertListing(
          {
            ...values,
            emirates: EMIRATE_NAMES[emirates],
            service_type: [],
            phone: null,
            claimed_provider_id: provider,
            details: Object.fromEntries(named),
          },
          identity,
        );
      },
    },
    state,
    fields,
  );
}
