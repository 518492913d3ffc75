/**
 * Makes console.error print only the code of an error. The backend's library logs every failed query with its
 * values, including visitors' email addresses, and has no option to turn that off.
 */
export function redactErrors(): void {
  const print = console.error;
  console.error = (...values) => print(...values.map((value) => (isError(value) ? kindOf(value) : value)));
}

function isError(value: unknown): value is Error & { code?: string } {
  return value instanceof Error || typeof (value as { severity?: unknown } | null)?.severity === 'string';
}

/**
 * Missing privileges, columns, tables or functions: these messages contain schema names only. Others may
 * contain values.
 */
const SAFE_CODES = new Set(['42501', '42703', '42P01', '42883']);

function kindOf(error: Error & { code?: string }): string {
  const { code = '', message, name } = error;
  const text = SAFE_CODES.has(code)
    ? message
    : '(the answer to the query says why; here it could show what visitors typed)';
  return `query failed: ${code || name} ${text}`;
}
