/** The result of a database read: a value, or the reason for the failure as pages show it. */
export type Result<T> = { ok: true; value: T } | { ok: false; reason: FailureReason };
export type FailureReason = 'unreachable' | 'slow';

/** Returns the value of a read, or what pages show instead if it failed. */
export function valueOr<T, Fallback>(read: Result<T>, fallback: Fallback): T | Fallback {
  return read.ok ? read.value : fallback;
}

/** Converts the value of a read; a failure stays as it is. */
export function mapResult<T, Mapped>(read: Result<T>, map: (value: T) => Mapped): Result<Mapped> {
  return read.ok ? { ok: true, value: map(read.value) } : read;
}
