import { UserError } from '../processes/user-error';
import type { Owner } from './database';

/** What `set_page_webhook` says where it cannot be set, and what to do. */
const REASONS: Record<string, string> = {
  'pg_net is missing':
    'The database has no pg_net. Enable the extension ("Database", "Extensions" in Supabase), and run this again.',
  'no key':
    'The database has no key of FORM_SECRET, with which it signs. Set FORM_SECRET, and run this again.',
};

const TIMEOUT = 30_000;

/**
 * Has the database tell a site which rows have changed (`…_page_webhook.sql`), or none if the address is empty, and tries once what it
 * will send.
 * @throws UserError if the address is none, the database lacks what it takes, or the site does not take it
 */
export async function setWebhook(owner: Pick<Owner, 'rows'>, address: string): Promise<void> {
  if (address && !(URL.canParse(address) && /^https?:$/.test(new URL(address).protocol)))
    throw new UserError(
      '--webhook takes the address of /api/look-now on the site, such as https://lamaa.example/api/look-now.',
    );
  const [row] = await owner.rows<{ state: string }>('select public.set_page_webhook($1) as state', [
    address || null,
  ]);
  const reason = REASONS[row?.state ?? ''];
  if (reason) throw new UserError(reason);
  if (!address) return;
  const [told] = await owner.rows<{ change: unknown }>(
    `select public.page_change('words', array['setup']) as change`,
  );
  const objection = await objectionTo(told?.change, address);
  if (objection)
    throw new UserError(
      `The database now tells ${address} of changes, but ${objection}. Until that is mended, pages there stay as they are for an hour, and up to a day until they are seen again.`,
    );
}

/** Returns why a site does not take what the database sends; undefined if it does. */
async function objectionTo(change: unknown, address: string): Promise<string | undefined> {
  try {
    const { status, headers } = await fetch(address, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(change),
      // The database may not follow it.
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    });
    if (status === 200) return undefined;
    if (status === 401)
      return 'the site there does not have the FORM_SECRET whose key the database has: set it, and deploy again';
    const target = headers.get('location');
    return target
      ? `that leads to ${target}: give the address that answers itself`
      : `that answers ${status}, not as /api/look-now of the site does`;
  } catch {
    return 'that does not answer: deploy the site, and run this again';
  }
}
