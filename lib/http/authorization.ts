import { timingSafeEqual } from 'node:crypto';

/** Returns whether a request has the header `Authorization: Bearer {secret}` with one of the configured secrets. */
export function isAuthorized(request: Request, secrets: readonly (string | undefined)[] = []): boolean {
  const given = Buffer.from(request.headers.get('authorization') ?? '');
  return secrets.some((secret) => {
    const expected = Buffer.from(`Bearer ${secret}`);
    return secret !== undefined && given.length === expected.length && timingSafeEqual(given, expected);
  });
}
