/** Starts the embedded backend with Node.js. */
export const BACKEND_COMMAND = ['--import', 'tsx', 'scripts/backend.ts'];
