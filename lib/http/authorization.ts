import { timingSafeEqual } from 'node:crypto';

/** Returns whether a request has the header `Authorization: Bearer {secret}`; never if no secret is configured. */
export function isAuthorized(request: Request, secret: string | undefined): boolean {
  if (!secret) return false;
  const [given, expected] = [request.headers.get('authorization') ?? '', `Bearer ${secret}`].map((text) =>
    Buffer.from(text),
  ) as [Buffer, Buffer];
  return given.length === expected.length && timingSafeEqual(given, expected);
}
