import 'server-only';
import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { SubmissionState } from '../domain/submission-state';
import { callFunction } from './call-function';
import { handleIn } from './secret-links';
import { signatureOf } from './signature';

/** Milliseconds. */
const TIMEOUT = 3_000;
/** Milliseconds that every answer takes at least, so that a wrong signature takes as long as an unknown handle. */
const LEAST = 400;

/**
 * Returns what became of the submission whose address has this token (product rule 11.5): null if the token is wrong, expired or unknown,
 * undefined if the database does not answer. It is not asked about a token that the site did not sign.
 */
export async function readSubmissionState(token: string): Promise<SubmissionState | null | undefined> {
  const [state] = await Promise.all([stateOf(handleIn(token)), wait(LEAST)]);
  return state;
}

async function stateOf(handle: string | undefined): Promise<SubmissionState | null | undefined> {
  if (!handle) return null;
  const nonce = randomUUID();
  const signature = signatureOf('state of submission', nonce, handle);
  return (await callFunction('submission_state', { handle, nonce, signature }, TIMEOUT)) as
    SubmissionState | null | undefined;
}
