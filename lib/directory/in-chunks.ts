/** Milliseconds of work after which others get a turn. */
const SLICE = 15;

/** Work that may be interrupted wherever it yields. */
export type Steps<Result> = Generator<void, Result>;

/** Does the work at once. */
export function atOnce<Result>(work: Steps<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}

/** Does the work in chunks, so that requests of visitors do not wait for all of it. */
export async function inChunks<Result>(work: Steps<Result>): Promise<Result> {
  for (let until = performance.now() + SLICE; ;) {
    const step = work.next();
    if (step.done) return step.value;
    if (performance.now() < until) continue;
    await new Promise((resolve) => setImmediate(resolve));
    until = performance.now() + SLICE;
  }
}
