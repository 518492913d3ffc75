const USUAL_PORT = 54321;

/**
 * Where the rows of a backend are. Each port has a folder of its own, because the port is the lock: two processes on
 * one folder lose rows silently.
 */
export function dataFolderOf(port) {
  return port === USUAL_PORT ? 'supabase/.temp/data' : `supabase/.temp/data-${port}`;
}
