import 'server-only';
import { randomUUID } from 'node:crypto';
import type { Locale } from '../domain/locales';
import type { DecisionReason, SubmissionKind } from '../domain/submission-state';
import { callFunction } from './call-function';
import type { OwnerLink } from './secret-links';
import { signatureOf } from './signature';

export type DeliveryChannel = 'chat' | 'mail';

/** An item of the outbox, locked for two minutes (`claim_delivery` in `…_outbox.sql`). */
export type OutboxItem = {
  id: number;
  /** The id of a submission, or the day of a digest. */
  row: string;
  /** The oid of the table in which staff see it. */
  table: number;
  /** Where it has already arrived. */
  told: DeliveryChannel[];
  attempt: number;
} & (
  | { kind: SubmissionKind; due: string; language: string | null }
  | { kind: 'digest'; content: Digest }
  | { kind: 'answer'; content: SenderAnswer }
  | { kind: 'owner link'; content: OwnerLinkMail }
  | { kind: 'taken'; content: TakenClaim }
  | { kind: 'calls' }
);

/** How many submissions of each kind are open and late. */
type OpenSubmissions = Partial<Record<SubmissionKind, { open: number; late: number }>>;

export interface Digest extends OpenSubmissions {
  /** How many problems the data of providers has, if errors came since the last digest. */
  problems?: { total: number; newErrors: number };
  /** What is or was gone from the tables in great number, and was still shown (`held_to_tell` in `…_held_back.sql`). */
  held?: readonly HeldNotice[];
  /** The facts to ask for today, of all that listed providers lack (`missing_facts` in `…_source_credit.sql`). */
  missing?: { total: number; providers: readonly MissingFact[] };
}

export interface MissingFact {
  missing: 'phone' | 'hours' | 'price';
  id: number;
  name: string;
}

export interface HeldNotice {
  table: string;
  /** "rows" or a column. */
  what: string;
  gone: number;
  shown: number;
  until: string | null;
  /** Whether they are no longer shown. */
  isOver: boolean;
}

/** The decision on a submission, for its sender. */
export interface SenderAnswer {
  email: string;
  /** The name of a business; other forms may have that of a person. */
  name: string;
  kind: SubmissionKind;
  status: 'accepted' | 'rejected';
  note: string | null;
  language: Locale | null;
  provider: number | null;
  /** From which its sender's address is made, for 90 days. */
  handle: string | null;
  reason: DecisionReason | null;
}

/** Who gets an owner's link, and which. */
export interface OwnerLinkMail extends OwnerLink {
  email: string;
  /** The name of the business. */
  name: string;
  language: Locale | null;
}

/** What a claim by an owner's link did at once. */
export interface TakenClaim {
  /** A sentence for staff. */
  result: string;
  /** The row of the history that undoes it; null if it changed nothing. */
  history: number | null;
}

/** What became of an item. */
export interface Delivery {
  id: number;
  /** The channels that took it. */
  told: DeliveryChannel[];
  /** Whether it needs no further attempt. */
  isDone: boolean;
  /** The channel and a code, if one failed. */
  failure?: string;
}

/** Which items are asked for: those for staff, and those for senders. */
export interface OutboxRequest {
  tells: boolean;
  answers: boolean;
}

const NOTHING: OutboxRequest = { tells: false, answers: false };
/** Milliseconds. */
const TIMEOUT = 5_000;
const HEALTH_TIMEOUT = 1_500;

/**
 * Notes what became of the last item and claims the next one. Returns undefined if the database does not respond or rejects
 * the signature, null if nothing is due.
 */
export async function claimOutboxItem(
  request: OutboxRequest,
  delivery?: Delivery,
): Promise<OutboxItem | null | undefined> {
  return (await drainOutbox({ ...request, delivery }, TIMEOUT))?.next;
}

/** Notes what became of an item. */
export async function noteDelivery(delivery: Delivery): Promise<void> {
  await drainOutbox({ ...NOTHING, delivery }, TIMEOUT);
}

/** Returns how many items are waiting after a failed attempt; undefined if that is unknown. */
export async function readOutboxFailures(): Promise<number | undefined> {
  return (await drainOutbox(NOTHING, HEALTH_TIMEOUT))?.failing;
}

async function drainOutbox(
  work: OutboxRequest & { delivery?: Delivery },
  timeout: number,
): Promise<{ next: OutboxItem | null; failing: number } | undefined> {
  // The nonce makes every signature different.
  const text = JSON.stringify({ ...work, nonce: randomUUID() });
  const state = await callFunction(
    'drain_outbox',
    { work: text, signature: signatureOf('outbox', text) },
    timeout,
  );
  return state as { next: OutboxItem | null; failing: number } | undefined;
}
