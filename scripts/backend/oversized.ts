/** Bytes of a request's body. The largest are batches of the import. */
const MAX_BYTES = 8 * 2 ** 20;
/** Values that one statement can bind in PostgreSQL's protocol; after more, PGlite answers every query with nothing. */
const MAX_VALUES = 32_767;
/** The only media type whose rows are counted; the library would also read others. */
const JSON_TYPE = /^application\/json\b/i;

/**
 * Reads the body of a request and returns the refusal of one that the database would choke on, or the request itself, whose
 * body can still be read.
 */
export async function refuseOversized(request: Request): Promise<Request | Response> {
  const { searchParams } = new URL(request.url);
  if (hasRepeatedColumns(searchParams.get('select') ?? ''))
    return refusal(400, 'A column can be selected once.');
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return tooLarge();
  const body = await readUpTo(request.body, MAX_BYTES);
  if (!body) return tooLarge();
  if (body.length === 0) return new Request(request, { body });
  const content = JSON_TYPE.test(request.headers.get('content-type') ?? '') ? parse(body) : undefined;
  if (content === undefined) return refusal(415, 'A body has to be JSON, as application/json.');
  if (countValues(content) > MAX_VALUES) return tooLarge();
  return new Request(request, { body });
}

/** Returns the body, or undefined if it is longer than a number of bytes. */
async function readUpTo(
  stream: AsyncIterable<Uint8Array>,
  max: number,
): Promise<Buffer<ArrayBuffer> | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts the values that inserting rows binds: every column that one of them has, for each. */
function countValues(rows: unknown): number {
  if (!Array.isArray(rows)) return 0;
  const columns = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  return rows.length * Math.max(columns.size, 1);
}

/** Parses JSON as the library does, which skips a byte order mark. */
function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch {
    return undefined;
  }
}

/** Returns whether a column is selected more than once under different names, which multiplies the response. */
function hasRepeatedColumns(select: string): boolean {
  const columns = select.split(',').map((item) =>
    item
      .replace(/^[^:()]+:(?!:)/, '')
      .replace(/::.*$|"/g, '')
      .trim(),
  );
  return new Set(columns).size < columns.length;
}

function tooLarge(): Response {
  return refusal(413, 'This request is too large.');
}

/** Responds in the form of PostgREST's errors. */
function refusal(status: number, message: string): Response {
  return Response.json({ code: `LAMAA${status}`, message, details: null, hint: null }, { status });
}
