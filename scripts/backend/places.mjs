const USUAL_PORT = 54321;

/**
 * The data folder of a backend. Each port has its own, because the port acts as the lock: two processes on
 * one folder lose rows silently.
 */
export function dataFolderOf(port) {
  return port === USUAL_PORT ? 'supabase/.temp/data' : `supabase/.temp/data-${port}`;
}
