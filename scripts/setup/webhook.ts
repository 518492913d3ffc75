import { UserError } from '../processes/user-error';
import type { Owner } from './database';

/** What `set_page_webhook` says where it cannot be set, and what to do. */
const REASONS: Record<string, string> = {
  'pg_net is missing':
    'The database has no pg_net. Enable the extension ("Database", "Extensions" in Supabase), and run this again.',
  'no key':
    'The database has no key of FORM_SECRET, with which it signs. Set FORM_SECRET, and run this again.',
};

/**
 * Has the database tell a site which rows have changed (`…_page_webhook.sql`), or none if the address is empty.
 * @throws UserError if the address is none, or the database lacks what it takes
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
}
