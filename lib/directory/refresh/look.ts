/** A look at the database, with its repetitions if it fails. */
export interface Look {
  /** Milliseconds since 1970. */
  startedAt: number;
  /** Whether the database has answered. */
  hasAnswered: boolean;
  /** Whether it has failed, so that nobody waits for what is left of it. */
  hasFailed: boolean;
  /** Resolves when it has succeeded or failed for the first time. */
  tried: Promise<void>;
  /** Resolves when it has succeeded or will not be repeated. */
  ended: Promise<void>;
}

/** Milliseconds before each repetition of a look that failed (product rule 7.1). */
const DELAYS = [1_000, 2_000, 4_000];

interface Attempts {
  startedAt: number;
  /** Looks once. `onAnswer` is called whenever the database has answered. */
  attempt: (onAnswer: () => void) => Promise<void>;
  /** Called for each failure; returns whether to repeat the look. */
  onFailure: (error: unknown) => boolean;
  wait: (ms: number) => Promise<void>;
}

/** Starts a look, which never rejects. */
export function startLook({ startedAt, attempt, onFailure, wait }: Attempts): Look {
  const look: Look = { startedAt, hasAnswered: false, hasFailed: false, tried: none, ended: none };
  const onAnswer = () => void (look.hasAnswered = true);
  const isDone = async () => {
    try {
      await attempt(onAnswer);
      return true;
    } catch (error) {
      look.hasFailed = true;
      return !onFailure(error);
    }
  };
  const first = isDone();
  look.tried = first.then(() => undefined);
  look.ended = repeat(first);
  return look;

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
