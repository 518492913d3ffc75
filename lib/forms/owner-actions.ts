'use server';

import { type OwnerAct, ownerProof } from '../data/owner-links';
import { ownerLinkIn } from '../data/secret-links';
import { insertContact, insertListing, type StoreResult, type SubmissionIdentity } from '../data/submissions';
import { compareListing } from '../directory/compare-listing';
import { menuOf } from '../directory/menus';
import { currentDerived } from '../directory/process';
import { todayInDubai } from '../domain/booking';
import { EMIRATE_NAMES } from '../domain/emirates';
import { menuChanges } from '../domain/menu';
import {
  checksOfOwner,
  closureOfOwner,
  type OwnerChanges,
  ownerChangesTo,
  reopeningOfOwner,
} from '../domain/owner-changes';
import type { Provider } from '../domain/provider';
import type { ProviderRow } from '../domain/provider-row';
import { withSeasonHours } from '../domain/season-hours';
import type { FormState } from './form-state';
import {
  ownerAnswerSchema,
  ownerClosureSchema,
  ownerListingSchema,
  ownerSchema,
  ownerSeasonSchema,
} from './schemas';
import { submitForm } from './submit';

/** Says until when a business is closed, by its owner's link (product rule 2.32). */
export async function closeUntil(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner closure',
      needsDesk: true,
      schema: ownerClosureSchema,
      store: ({ token, until }, identity) =>
        sendPress(token, 'closure', identity, (row, today) => closureOfOwner(row, today, until)),
    },
    state,
    fields,
  );
}

/** Says that a business that was temporarily closed is open again. */
export async function reopen(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner reopening',
      needsDesk: true,
      schema: ownerSchema,
      store: ({ token }, identity) =>
        sendPress(token, 'closure', identity, (_, today) => reopeningOfOwner(today)),
    },
    state,
    fields,
  );
}

/** Says the hours of the coming season. */
export async function setSeasonHours(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner season',
      needsDesk: true,
      schema: ownerSeasonSchema,
      store: ({ token, season, opens, closes, closed }, identity) => {
        const hours = closed ? null : { opens, closes };
        const said = hours ? `${opens}–${closes}` : 'closed';
        return sendPress(
          token,
          'season',
          identity,
          (row) => ({ opening_hours: withSeasonHours(row.opening_hours, season, hours) }),
          (row) =>
            withSeasonHours(row.opening_hours, season, hours) === null
              ? `Hours of the next ${season}: ${said}. Write them into opening_hours: the site does not understand what stands there.`
              : undefined,
        );
      },
    },
    state,
    fields,
  );
}

/** Says that everything is still right. */
export async function confirmAll(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner confirmation',
      needsDesk: true,
      schema: ownerSchema,
      store: ({ token }, identity) => sendPress(token, 'all correct', identity, checksOfOwner),
    },
    state,
    fields,
  );
}

/** Stores changes to everything that a claim may change, which staff decide on. */
export async function sendOwnerListing(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner listing',
      needsDesk: true,
      schema: ownerListingSchema,
      store: async (
        { token, business_name, emirates, website, address, description, menu, ...more },
        identity,
      ) => {
        const found = findOwned(token);
        if (!found) return 'failure';
        const { link, provider, derived } = found;
        const changed = menu && menuChanges(menuOf(derived.directory, provider.id, new Date()), menu);
        const details = Object.entries({ ...more, remark: changed ? `Menu:\n${changed}` : null });
        const row = {
          ...listingOf(provider),
          business_name,
          website,
          address,
          description,
          emirates: EMIRATE_NAMES[emirates],
          details: Object.fromEntries(details.filter(([, text]) => text !== null)),
          owner_link: ownerProof(link, 'listing', identity.requestId),
        };
        const comparison = compareListing({ ...row, phone: null }, derived);
        return insertListing(row, identity, comparison && JSON.stringify(comparison));
      },
    },
    state,
    fields,
  );
}

/** Stores what the business answers to a review, as a message to staff. */
export async function answerReview(state: FormState, fields: FormData): Promise<FormState> {
  return submitForm(
    {
      name: 'owner answer',
      needsDesk: true,
      schema: ownerAnswerSchema,
      store: async ({ token, review, text }, identity) => {
        const found = findOwned(token);
        if (!found) return 'failure';
        const row = {
          name: 'Answer to a review',
          email: null,
          phone: null,
          message: text,
          provider_id: found.provider.id,
          review_id: review,
          owner_link: ownerProof(found.link, 'answer', identity.requestId),
        };
        return insertContact(row, identity);
      },
    },
    state,
    fields,
  );
}

/** Stores the claim of one press. */
async function sendPress(
  token: string,
  act: OwnerAct,
  identity: SubmissionIdentity,
  changesOf: (row: ProviderRow, today: string) => OwnerChanges,
  remarkOf: (row: ProviderRow) => string | undefined = () => undefined,
): Promise<StoreResult> {
  const found = findOwned(token);
  if (!found) return 'failure';
  const { link, provider, row } = found;
  const changes = ownerChangesTo(row, changesOf(row, todayInDubai()));
  const remark = remarkOf(row);
  const listing = {
    ...listingOf(provider),
    details: remark ? { remark } : null,
    owner_link: ownerProof(link, act, identity.requestId),
  };
  return insertListing(listing, identity, JSON.stringify({ changes, duplicates: null, missing: null }));
}

/** Returns what a claim of a provider has that changes nothing. */
function listingOf({ id, name, emirates: [emirate = 'dubai'] }: Provider) {
  return {
    business_name: name,
    email: null,
    website: null,
    address: null,
    description: null,
    emirates: EMIRATE_NAMES[emirate],
    service_type: [],
    phone: null,
    claimed_provider_id: id,
  };
}

/** Returns the listed provider of a link; undefined if the link does not hold, or there is none. */
function findOwned(token: string) {
  const [link, derived] = [ownerLinkIn(token), currentDerived()];
  const provider = link && derived?.directory.byId.get(link.provider);
  const row = derived?.rows.car_wash_locations.find(({ id }) => id === link?.provider);
  return link && derived && provider && !provider.isClosed && row
    ? { link, derived, provider, row }
    : undefined;
}
