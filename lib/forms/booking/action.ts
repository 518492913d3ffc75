'use server';

import { insertContact } from '../../data/submissions';
import { foldBooking } from '../../domain/booking';
import { EMIRATE_NAMES } from '../../domain/emirates';
import type { FormState } from '../form-state';
import { submitForm } from '../submit';
import { bookingSchema } from './schema';

/** Takes a booking request, as a contact submission that carries it in its message (product rule 3.3). */
export async function requestBooking(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'booking',
      schema: bookingSchema,
      store: ({ emirate, ...values }, identity) => {
        const { name, email, phone } = values;
        const message = foldBooking({ ...values, emirate: EMIRATE_NAMES[emirate] });
        return insertContact({ name, email, phone, message }, identity);
      },
    },
    state,
    fields,
  );
}
