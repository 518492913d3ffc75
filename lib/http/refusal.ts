import { readUpTo } from './read-body';
import { isAmbiguousPath } from './request-path';

/** A response sent instead of a page. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** Next.js's limit for the body of a server action. */
const MAX_BYTES = 1_048_576;
/** Far more than any form has; parsing thousands of them blocks the process for seconds. */
const MAX_FIELDS = 100;
const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
/** The boundary is its second group. Further parameters could make parsers disagree about where a field ends. */
const MULTIPART = /^multipart\/form-data\s*;\s*boundary=("?)([\w'()+,./:=?-]{1,70})\1\s*$/i;
const URL_ENCODED = /^application\/x-www-form-urlencoded\s*(?:;\s*charset=[\w-]+\s*)?$/i;

const TOO_LARGE = [
  'This is more than the form can take (1 MB). Please go back, shorten the text and send it again.',
  'حجم ما أرسلته أكبر مما يقبله النموذج (1 ميغابايت). يُرجى الرجوع واختصار النص وإرساله من جديد.',
].join('\n');

/** Returns the refusal of a request whose path parsers read differently. */
export function refusalOfTarget({ url }: { url: string }): Refusal | undefined {
  return isAmbiguousPath(new URL(url).pathname)
    ? refusal(400, 'This is not an address of this site.')
    : undefined;
}

/**
 * Returns the refusal of a request that reads a page and says that it sends a form: a host that keeps pages has it rendered as it is, with all that
 * its address says, and Next.js joins that with a rendering of the same page which is kept for everyone.
 */
export function refusalOfRead({
  method,
  headers,
}: {
  method: string;
  headers: Headers;
}): Refusal | undefined {
  const saysForm = headers.has('next-action') || FORM.test(headers.get('content-type') ?? '');
  return saysForm && ['GET', 'HEAD'].includes(method) ? refusal(400, 'A form is sent by POST.') : undefined;
}

const IN_PREVIEW = [
  'This is a preview of the site: nothing that is sent here is stored.',
  'هذه معاينة للموقع: لا يُحفظ أي شيء يُرسَل من هنا.',
].join('\n');

/** Returns the refusal of everything that could write, in a preview (product rule 8.8). */
export function refusalInPreview({ method }: { method: string }): Refusal | undefined {
  return ['GET', 'HEAD'].includes(method) ? undefined : refusal(403, IN_PREVIEW);
}

/** Returns the refusal of a method that is not allowed; undefined otherwise. */
export function refusalOfMethod(
  { method }: { method: string },
  allowed: readonly string[],
): Refusal | undefined {
  return allowed.includes(method)
    ? undefined
    : refusal(405, 'This address does not accept this method.', { Allow: allowed.join(', ') });
}

/**
 * Returns the refusal of a request to a page with a form; undefined if Next.js can handle it. Next.js itself would answer the
 * refused ones with 500 or render the page.
 */
export function refusalOf(request: { method: string; headers: Headers }): Refusal | undefined {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const type = headers.get('content-type') ?? '';
  const isAction = headers.has('next-action');
  if (method !== 'POST' || !(isAction || FORM.test(type)))
    return refusal(405, 'This page only accepts its own form.', { Allow: 'GET, HEAD, POST' });
  if (!isOwnOrigin(headers)) return refusal(403, 'Forms are only accepted from pages of this site.');
  if (Number(headers.get('content-length')) > MAX_BYTES) return tooLarge();
  // Our forms always send multipart/form-data; the parser of Next.js fails without a boundary.
  if (!MULTIPART.test(type) && (isAction || !URL_ENCODED.test(type)))
    return refusal(415, 'Forms must be multipart/form-data with a boundary.');
  return undefined;
}

/**
 * Returns the refusal of a request's body: it may lack a length, be truncated or not be a form at all. Reads a clone of the
 * body up to the limit, so call it only after `refusalOf` has accepted the request.
 */
export async function refusalOfBody(request: Request): Promise<Refusal | undefined> {
  if (request.method !== 'POST') return undefined;
  const body = await readUpTo(request.clone().body, MAX_BYTES);
  const type = request.headers.get('content-type') ?? '';
  if (!body || countFields(body, type) > MAX_FIELDS) return tooLarge();
  return new Response(body, { headers: { 'Content-Type': type } }).formData().then(
    () => undefined,
    () => refusal(400, 'This form cannot be read.'),
  );
}

/** Counts the fields of a form without parsing it. */
function countFields(body: ArrayBuffer, type: string): number {
  const text = new TextDecoder('latin1').decode(body);
  const boundary = MULTIPART.exec(type)?.[2];
  // A form of several parts ends with one more boundary.
  const separator = boundary ? `--${boundary}` : '&';
  let count = boundary ? -1 : 1;
  for (let at = text.indexOf(separator); at >= 0 && count <= MAX_FIELDS; at = text.indexOf(separator, at + 1))
    count += 1;
  return count;
}

/** Whether the Origin header, if sent, names this site; browsers send "null" for opaque origins. */
function isOwnOrigin(headers: Headers): boolean {
  const origin = headers.get('origin');
  if (origin === null) return true;
  const host = headers.get('x-forwarded-host')?.split(',')[0]?.trim() || headers.get('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function tooLarge(): Refusal {
  return refusal(413, TOO_LARGE);
}

function refusal(status: number, text: string, headers: Record<string, string> = {}): Refusal {
  const common = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' };
  return { status, headers: { ...common, ...headers }, text };
}
