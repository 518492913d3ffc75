import type { DeliveryChannel, OutboxRequest } from '../data/outbox';
import { hasStaffTables } from '../directory/current';
import { environment } from '../env';
import { isPreview } from '../hidden';

/** Returns the channels by which staff are told; none unless configured. */
export function staffChannels(): DeliveryChannel[] {
  const { STAFF_WEBHOOK_URL, SMTP_URL, STAFF_EMAIL } = environment();
  return [
    ...(STAFF_WEBHOOK_URL ? (['chat'] as const) : []),
    ...(SMTP_URL && STAFF_EMAIL ? (['mail'] as const) : []),
  ];
}

/** Returns what the site can send; undefined if it can send nothing, the database has no outbox, or this is a preview. */
export function outboxRequest(): OutboxRequest | undefined {
  if (!hasStaffTables() || isPreview()) return undefined;
  const request = { tells: staffChannels().length > 0, answers: Boolean(environment().SMTP_URL) };
  return request.tells || request.answers ? request : undefined;
}
