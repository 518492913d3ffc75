/** An answer that takes the place of a page. */
export interface Refusal {
  status: number;
  headers: Record<string, string>;
  text: string;
}

/** What Next.js takes of a server action's body. */
const MOST_BYTES = 1_048_576;
const FORM = /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i;
const MULTIPART = /^multipart\/form-data\s*;.*\bboundary=\S/i;

const TOO_LARGE = [
  'This is more than the form can take (1 MB). Please go back, shorten the text and send it again.',
  'حجم ما أرسلته أكبر مما يقبله النموذج (1 ميغابايت). يُرجى الرجوع واختصار النص وإرساله من جديد.',
].join('\n');

/** Why a method is refused, or undefined. Caches keep no refusal, and no refused request reaches what they keep. */
export function refusalOfMethod(
  { method }: { method: string },
  allowed: readonly string[],
): Refusal | undefined {
  return allowed.includes(method)
    ? undefined
    : refusal(405, 'This address does not take this method.', { Allow: allowed.join(', ') });
}

/**
 * Why a request to a page with a form is refused, or undefined when Next.js can take it. Next.js itself answers these with 500, or
 * renders a page for them. For middleware, and for pages only: an API decides for itself.
 */
export function refusalOf(request: { method: string; headers: Headers }): Refusal | undefined {
  const { method, headers } = request;
  if (method === 'GET' || method === 'HEAD') return undefined;
  const type = headers.get('content-type') ?? '';
  const isAction = headers.has('next-action');
  if (method !== 'POST' || !(isAction || FORM.test(type)))
    return refusal(405, 'This page only takes its own form.', { Allow: 'GET, HEAD, POST' });
  if (!isOwnOrigin(headers)) return refusal(403, 'Forms are taken from pages of this site only.');
  if (Number(headers.get('content-length')) > MOST_BYTES) return tooLarge();
  // Forms send their text so, with script and without; the parser of Next.js fails without a boundary.
  const isMultipart = MULTIPART.test(type);
  if (!isMultipart && (isAction || type.startsWith('multipart')))
    return refusal(415, 'Forms send multipart/form-data with a boundary.');
  return undefined;
}

/**
 * Why the form that a request carries is refused, or undefined. Reads the body, so only for what `refusalOf` has let
 * through: a body may come without its length, be cut off, or be no form at all. The request can still be read after.
 */
export async function refusalOfBody(request: Request): Promise<Refusal | undefined> {
  if (request.method !== 'POST') return undefined;
  const body = await request.clone().arrayBuffer();
  if (body.byteLength > MOST_BYTES) return tooLarge();
  const type = request.headers.get('content-type') ?? '';
  return new Response(body, { headers: { 'Content-Type': type } }).formData().then(
    () => undefined,
    () => refusal(400, 'This form can not be read.'),
  );
}

/** Browsers say where a form was sent from; "null" stands for a place that they do not tell. */
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
