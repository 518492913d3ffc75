/** Bytes of a request's body. The largest are batches of the import. */
const MAX_BYTES = 8 * 2 ** 20;
/** Values that one statement can bind in PostgreSQL's protocol; after more, PGlite answers every query with nothing. */
const MAX_VALUES = 32_767;

/**
 * Reads the body of a request and returns the refusal of one that the database would choke on, or the request itself, whose
 * body can still be read.
 */
export async function refuseOversized(request) {
  const { searchParams } = new URL(request.url);
  if (hasRepeatedColumns(searchParams.get('select') ?? ''))
    return refusal(400, 'A column can be selected once.');
  if (!request.body) return request;
  if (Number(request.headers.get('content-length')) > MAX_BYTES) return tooLarge();
  const body = await readUpTo(request.body, MAX_BYTES);
  if (!body || countValues(body) > MAX_VALUES) return tooLarge();
  return new Request(request, { body });
}

/** Returns the body, or undefined if it is longer than a number of bytes. */
async function readUpTo(stream, max) {
  const chunks = [];
  let length = 0;
  for await (const chunk of stream) {
    length += chunk.length;
    if (length > max) return undefined;
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Counts the values that inserting the rows of a body binds: every column that one of them has, for each. */
function countValues(body) {
  const rows = parse(body);
  if (!Array.isArray(rows)) return 0;
  const columns = new Set(rows.flatMap((row) => Object.keys(row ?? {})));
  return rows.length * Math.max(columns.size, 1);
}

function parse(body) {
  try {
    return JSON.parse(body.toString());
  } catch {
    return undefined;
  }
}

/** Returns whether a column is selected more than once under different names, which multiplies the response. */
function hasRepeatedColumns(select) {
  const columns = select.split(',').map((item) =>
    item
      .trim()
      .replace(/^[^:()]+:(?!:)/, '')
      .replace(/::.*$|"/g, ''),
  );
  return new Set(columns).size < columns.length;
}

function tooLarge() {
  return refusal(413, 'This request is too large.');
}

/** Responds in the form of PostgREST's errors. */
function refusal(status, message) {
  return Response.json({ code: `LAMAA${status}`, message, details: null, hint: null }, { status });
}
