/**
 * Makes console.error say only which kind of error a query met. The backend's library has no switch for its log, and
 * prints each failed query with its values, email addresses of visitors among them.
 */
export function keepValuesOutOfTheLog() {
  const print = console.error;
  console.error = (...values) => print(...values.map((value) => (isError(value) ? kindOf(value) : value)));
}

function isError(value) {
  return value instanceof Error || typeof value?.severity === 'string';
}

/** No right, no such column, table, function: these messages hold names of the schema. Other ones may hold values. */
const SAFE_CODES = new Set(['42501', '42703', '42P01', '42883']);

function kindOf(error) {
  return `query failed: ${error.code ?? error.name}${SAFE_CODES.has(error.code) ? ` ${error.message}` : ''}`;
}
