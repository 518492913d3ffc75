import type { StoreResult, SubmissionIdentity } from '../data/submissions';

/** Milliseconds for which a process remembers what it has sent. */
const MEMORY = 3_600_000;
/** Submissions allowed per sender in this time, as in `submission_settings` of a database that counts them itself. */
const MOST = 30;

interface Sent extends Pick<SubmissionIdentity, 'requestId' | 'sender'> {
  /** Milliseconds since the process started. */
  at: number;
  outcome: Promise<StoreResult>;
}

/** One list for each process, however often the framework bundles this module. */
const KEY = Symbol.for('lamaa.sent');
const shared = globalThis as { [KEY]?: Sent[] };

/**
 * Sends a submission to a database that cannot count or recognize submissions (product rule 8.7), or whom they are from: this process lets each sender store
 * thirty in an hour, and takes a repeated request for the one that it has sent. Another process, or one that was restarted since,
 * knows nothing of them.
 */
export function sendOnce(
  { requestId, sender }: SubmissionIdentity,
  send: () => Promise<StoreResult>,
): Promise<StoreResult> {
  const at = performance.now();
  const recent = (shared[KEY] ?? []).filter((sent) => at - sent.at < MEMORY);
  const known = recent.find((sent) => sent.requestId === requestId);
  if (known) return known.outcome;
  if (recent.filter((sent) => sent.sender === sender).length >= MOST) return Promise.resolve('limit');
  const sent = { requestId, sender, at, outcome: send() };
  shared[KEY] = [...recent, sent];
  const forget = () => void (shared[KEY] = shared[KEY]?.filter((other) => other !== sent));
  // A failed one may be sent again.
  sent.outcome.then((outcome) => outcome === 'stored' || forget(), forget);
  return sent.outcome;
}
