import type { NotFoundReason } from '@/lib/routing/route';
import { NotFoundMessage } from './not-found-message';
import { RemovedMessage } from './removed-message';

/**
 * Renders the message that a row does not exist (product rule 8.2) on a serverless host, where only the page knows; elsewhere
 * middleware has shown it. Part of the data of every page beside it.
 */
export function RowNotFound({ reason }: { reason: NotFoundReason }) {
  if (!process.env.VERCEL) return <RemovedMessage />;
  return (
    <main>
      <NotFoundMessage reason={reason} />
    </main>
  );
}
