import 'server-only';
import { after } from 'next/server';
import {
  claimOutboxItem,
  type Delivery,
  type DeliveryChannel,
  noteDelivery,
  type OutboxItem,
} from '../data/outbox';
import { errorFacts } from '../log/error-facts';
import { log } from '../log/log';
import { answerMail, ownerLinkMail } from './answer-mail';
import { outboxRequest, staffChannels } from './channels';
import { sendChat } from './chat';
import { sendMail } from './mail';
import { staffMail, staffNotice } from './staff-notice';

/** Milliseconds after which no further item is begun; an item takes at most another 30 seconds (see `vercel.json`). */
const MAX_DURATION = 25_000;

/** Empties the outbox after the response, which neither waits for it nor fails with it. */
export function drainLater(): void {
  if (!outboxRequest()) return;
  after(() => drainOutbox().catch((error: unknown) => log('server.message', errorFacts(error))));
}

/** Sends everything that is due, one item after the other (product rule 11.4). Returns how many items arrived and failed. */
export async function drainOutbox(): Promise<{ told: number; failed: number }> {
  const counts = { told: 0, failed: 0 };
  const request = outboxRequest();
  if (!request) return counts;
  const startedAt = Date.now();
  let item = await claimOutboxItem(request);
  while (item) {
    const delivery = await deliver(item);
    counts[delivery.failure ? 'failed' : 'told'] += 1;
    if (Date.now() - startedAt > MAX_DURATION) {
      await noteDelivery(delivery);
      break;
    }
    item = await claimOutboxItem(request, delivery);
    // What is not noted would be sent again.
    if (item === undefined) item = await claimOutboxItem(request, delivery);
  }
  return counts;
}

/** Sends an item by all channels that have not taken it yet. */
async function deliver(item: OutboxItem): Promise<Delivery> {
  const wanted = isForSender(item) ? (['mail'] as const) : staffChannels();
  const left = wanted.filter((channel) => !item.told.includes(channel));
  const failures = await Promise.all(left.map((channel) => attempt(item, channel)));
  const told = left.filter((_, index) => !failures[index]);
  const failed = failures.find((failure) => failure !== undefined);
  return {
    id: item.id,
    told,
    isDone: !failed || Boolean(failed.isPermanent),
    failure: failed && `${left[failures.indexOf(failed)]} ${failed.code}`,
  };
}

type ForSender = Extract<OutboxItem, { kind: 'answer' | 'owner link' }>;

function isForSender(item: OutboxItem): item is ForSender {
  return item.kind === 'answer' || item.kind === 'owner link';
}

interface Failure {
  code: string;
  isPermanent?: boolean;
}

async function attempt(item: OutboxItem, channel: DeliveryChannel): Promise<Failure | undefined> {
  const startedAt = Date.now();
  const failure = await send(item, channel);
  const facts = { kind: item.kind, channel, attempt: item.attempt };
  if (failure) log('outbox.failed', { ...facts, code: failure.code, ms: Date.now() - startedAt });
  else log('outbox.told', { ...facts, ms: Date.now() - startedAt });
  return failure;
}

async function send(item: OutboxItem, channel: DeliveryChannel): Promise<Failure | undefined> {
  if (!isForSender(item))
    return channel === 'chat' ? sendChat(staffNotice(item)) : sendMail(item.id, staffMail(item));
  const mail = item.kind === 'answer' ? answerMail(item.content) : ownerLinkMail(item.content);
  const failure = await sendMail(item.id, mail);
  // The sender's address does not exist; for staff, somebody will correct it.
  return failure && { ...failure, isPermanent: failure.isRejected };
}
