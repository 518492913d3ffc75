import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { callFunction } from './call-function';
import { type OwnerLink, ownerLinkIn, ownerToken } from './secret-links';
import { signatureOf } from './signature';

/** What an owner sends by the link: one press, or the whole form. */
export type OwnerAct = 'all correct' | 'closure' | 'season' | 'listing' | 'answer';

export interface OwnerLinkState {
  /** Whether closures, hours of a season and "all correct" count before staff have seen them. */
  isTakenAtOnce: boolean;
}

/** Milliseconds. */
const TIMEOUT = 3_000;
/** Milliseconds that every answer takes at least, so that a wrong signature takes as long as a withdrawn link. */
const LEAST = 400;

/**
 * Returns the link of a token with what staff said of it: null if it is wrong, expired or withdrawn, undefined if the database does not
 * answer. It is not asked about a token that the site did not sign.
 */
export async function readOwnerLink(token: string): Promise<(OwnerLink & OwnerLinkState) | null | undefined> {
  const link = ownerLinkIn(token);
  const [state] = await Promise.all([link ? stateOf(link) : null, wait(LEAST)]);
  return state && link ? { ...link, ...state } : state === undefined ? undefined : null;
}

async function stateOf({ provider, version }: OwnerLink): Promise<OwnerLinkState | null | undefined> {
  const nonce = randomUUID();
  const signature = signatureOf('owner link', nonce, String(provider), String(version));
  const state = await callFunction('owner_link_state', { provider, version, nonce, signature }, TIMEOUT);
  return state as OwnerLinkState | null | undefined;
}

/** Says to the database by which link a request was sent and what it does (`admit_owner` in `…_owner_links.sql`). */
export function ownerProof({ provider, version }: OwnerLink, act: OwnerAct, requestId: string): string {
  const said = act.replaceAll(' ', '-');
  const signature = signatureOf('by owner link', requestId, String(provider), String(version), said);
  return `${version} ${said} ${signature}`;
}

/**
 * Writes the links that staff are to have, if the database asks for some. Returns whether none is left.
 * @param urlOf returns the address with a token
 */
export async function writeOwnerLinks(urlOf: (token: string) => string): Promise<boolean> {
  const nonce = randomUUID();
  const asked = (await callFunction(
    'owner_links_to_write',
    { nonce, signature: signatureOf('owner links', nonce) },
    TIMEOUT,
  )) as OwnerLink[] | null | undefined;
  const links = JSON.stringify(
    (asked ?? []).flatMap((link) => {
      const token = ownerToken(link);
      return token ? [{ provider: link.provider, version: link.version, link: urlOf(token) }] : [];
    }),
  );
  if (links === '[]') return asked !== undefined;
  const signature = signatureOf('write owner links', nonce, links);
  return (await callFunction('write_owner_links', { links, nonce, signature }, TIMEOUT)) !== undefined;
}
