/**
 * Makes console.error print only the code of an error. The backend's library logs every failed query with its
 * values, including visitors' email addresses, and has no option to turn that off.
 */
export function redactErrors() {
  const print = console.error;
  console.error = (...values) => print(...values.map((value) => (isError(value) ? kindOf(value) : value)));
}

function isError(value) {
  return value instanceof Error || typeof value?.severity === 'string';
}

/**
 * Missing privileges, columns, tables or functions: these messages contain schema names only. Others may
 * contain values.
 */
const SAFE_CODES = new Set(['42501', '42703', '42P01', '42883']);

function kindOf(error) {
  return `query failed: ${error.code ?? error.name}${SAFE_CODES.has(error.code) ? ` ${error.message}` : ''}`;
}
