/** A poll of the database, with its repetitions if it fails. */
export interface Poll {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Whether the database has answered. */
  hasAnswered: boolean;
  /** Whether it has failed, so that nobody waits for what is left of it. */
  hasFailed: boolean;
  /** Resolves when it has succeeded or failed for the first time. */
  firstAttempt: Promise<void>;
  /** Resolves when it has succeeded or will not be repeated. */
  ended: Promise<void>;
}

/** Milliseconds before each repetition of a poll that failed (product rule 7.1). */
const DELAYS = [1_000, 2_000, 4_000];

interface PollOptions {
  startedAt: number;
  /** Polls once. `onAnswer` is called whenever the database has answered. */
  attempt: (onAnswer: () => void) => Promise<void>;
  /** Called for each failure; returns whether to repeat the poll. */
  onFailure: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
}

/** Starts a poll, which never rejects. */
export function startPoll({ startedAt, attempt, onFailure, wait }: PollOptions): Poll {
  const poll: Poll = { startedAt, hasAnswered: false, hasFailed: false, firstAttempt: none, ended: none };
  const onAnswer = () => void (poll.hasAnswered = true);
  const isDone = async () => {
    try {
      await attempt(onAnswer);
      return true;
    } catch (error) {
      poll.hasFailed = true;
      return !onFailure(error);
    }
  };
  const first = isDone();
  poll.firstAttempt = first.then(() => undefined);
  poll.ended = repeat(first);
  return poll;

  async function repeat(first: Promise<boolean>) {
    let done = await first;
    for (const delay of DELAYS) {
      if (done) return;
      await wait(delay);
      done = await isDone();
    }
  }
}

const none = Promise.resolve();
