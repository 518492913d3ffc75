const DEFAULT_PORT = 54321;

/** Returns the data folder of a backend. Each port has its own. */
export function dataFolder(port) {
  return port === DEFAULT_PORT ? 'supabase/.temp/data' : `supabase/.temp/data-${port}`;
}
