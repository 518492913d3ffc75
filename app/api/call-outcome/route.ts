import { noteCall } from '@/lib/data/calls';
import { hasStaffTables } from '@/lib/directory/current';
import { isCallOutcome } from '@/lib/domain/call-outcome';
import { parseProviderId } from '@/lib/domain/provider';
import { drainLater } from '@/lib/notify/drain-outbox';

/** Counts what a caller said of a call (product rule 2.33). */
export async function POST(request: Request): Promise<Response> {
  const fields = await request.formData();
  const id = parseProviderId(String(fields.get('provider')));
  const outcome = String(fields.get('outcome'));
  const said = fields.get('asShown');
  const isValid = id && isCallOutcome(outcome) && (said === null || said === 'true' || said === 'false');
  if (!isValid) return new Response(null, { status: 400 });
  const isCounted = hasStaffTables() && (await noteCall(id, outcome, said === null ? null : said === 'true'));
  if (isCounted) drainLater();
  return new Response(null, { status: isCounted ? 204 : 503, headers: { 'Cache-Control': 'no-store' } });
}
