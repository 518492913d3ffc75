import 'server-only';
import { callFailed } from './call-failed';
import { supabase } from './client';

/** Milliseconds: whoever asked for it does not wait longer. */
const TIMEOUT = 5_000;

/** Has the database make the counts of lists anew; where it can not, its own schedule does so within a minute. */
export async function refreshCounts(): Promise<void> {
  const { error } = await supabase().rpc('refresh_counts').abortSignal(AbortSignal.timeout(TIMEOUT));
  if (error) callFailed('refresh_counts', error);
}
