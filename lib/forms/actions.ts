'use server';

import { insertContact, insertListing, insertReview } from '../data/submissions';
import { compareListing } from '../directory/compare-listing';
import { currentDerived, currentDirectory } from '../directory/process';
import { formatBooking } from '../domain/booking';
import { EMIRATE_NAMES } from '../domain/emirates';
import { formatReport } from '../domain/report';
import type { SubmittedListing } from '../domain/submitted-listing';
import type { FormState } from './form-state';
import {
  bookingSchema,
  claimSchema,
  contactSchema,
  listingSchema,
  MAX_DESCRIPTION_LENGTH,
  reportSchema,
  reviewSchema,
} from './schemas';
import { submitForm } from './submit';

/** Stores a message to the team (product rule 3.3). */
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

/** Stores a listing submission (product rule 3.3). */
export async function submitListing(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'listing',
      schema: listingSchema,
      store: async (
        { business_name, email, emirates, website, address, service_type, description, ...more },
        identity,
      ) => {
        const row = {
          business_name,
          email,
          emirates: EMIRATE_NAMES[emirates],
          website,
          address,
          service_type,
          description,
          phone: null,
        };
        // The columns of the specification have no room for them.
        const details = Object.entries(more).flatMap(([field, text]) =>
          text === null ? [] : [[field, text]],
        );
        const listing = identity
          ? { ...row, ...(details.length > 0 && { details: Object.fromEntries(details) }) }
          : withDetails(row, more);
        return insertListing(listing, identity, compareNow(listing));
      },
    },
    state,
    fields,
  );
}

/** Writes what the columns of the specification have no room for into texts: the owner's tables have no others. */
function withDetails<Listing extends { business_name: string; description: string | null }>(
  row: Listing,
  { name_ar, ...more }: Record<string, string | null>,
): Listing {
  const lines = Object.entries(more)
    .flatMap(([field, text]) => (text === null ? [] : [`${field.replaceAll('_', ' ')}: ${text}`]))
    .join('\n');
  // Of a description that leaves no room for them the end is cut off.
  const description = row.description?.slice(
    0,
    lines ? MAX_DESCRIPTION_LENGTH - lines.length - 1 : undefined,
  );
  return {
    ...row,
    business_name: name_ar ? `${row.business_name} (${name_ar})` : row.business_name,
    description: [description, lines].filter(Boolean).join('\n') || null,
  };
}

/** Stores an owner's changes to a listing; nothing changes until staff confirm them (product rule 2.23). */
export async function claimListing(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'claim',
      needsDesk: true,
      schema: claimSchema,
      store: async (
        { provider, business_name, email, emirates, website, address, description, ...more },
        identity,
      ) => {
        const details = Object.entries(more).filter(([, text]) => text !== null);
        const row = {
          business_name,
          email,
          website,
          address,
          description,
          emirates: EMIRATE_NAMES[emirates],
          service_type: [],
          phone: null,
          claimed_provider_id: provider,
          details: Object.fromEntries(details),
        };
        return insertListing(row, identity, compareNow(row));
      },
    },
    state,
    fields,
  );
}

/** Compares a listing with the directory, as JSON for its row; null while there is none: nobody waits for it, the site does it later. */
function compareNow(
  row: Omit<SubmittedListing, 'details' | 'claimed_provider_id'> & Partial<SubmittedListing>,
): string | null {
  const derived = currentDerived();
  const comparison = derived && compareListing({ details: null, claimed_provider_id: null, ...row }, derived);
  return comparison ? JSON.stringify(comparison) : null;
}

/** Stores a report of wrong information as the message of a contact submission (product rule 2.22). */
export async function reportWrongInformation(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'report',
      needsDesk: true,
      schema: reportSchema,
      store: async ({ provider, email, review, ...values }, identity) => {
        const directory = currentDirectory();
        const name = directory?.byId.get(provider)?.name ?? null;
        // Accept the report even while there is no directory to look the provider up in.
        if (directory && name === null) return 'failure';
        const message = formatReport({
          ...values,
          provider,
          review,
          name,
        });
        const row = {
          name: review ? 'Report of a review' : 'Report of wrong information',
          email,
          phone: null,
          message,
          provider_id: provider,
          review_id: review,
        };
        return insertContact(row, identity);
      },
    },
    state,
    fields,
  );
}

/** Stores a review, which is published once staff accept it (product rule 2.26). */
export async function sendReview(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'review',
      needsDesk: true,
      schema: reviewSchema,
      store: ({ provider, stars, visited_in, ...values }, identity) =>
        insertReview(
          { ...values, provider_id: provider, stars: Number(stars), visited_in: `${visited_in}-01` },
          identity,
        ),
    },
    state,
    fields,
  );
}

/** Stores a booking request as the message of a contact submission (product rule 3.3). */
export async function requestBooking(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'booking',
      schema: bookingSchema,
      store: ({ emirate, ...values }, identity) => {
        const { name, email, phone } = values;
        const message = formatBooking({ ...values, emirate: EMIRATE_NAMES[emirate] });
        return insertContact({ name, email, phone, message }, identity);
      },
    },
    state,
    fields,
  );
}
