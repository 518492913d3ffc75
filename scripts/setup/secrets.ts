import { randomBytes } from 'node:crypto';
import { signingKeyOf } from '@/lib/data/signing-key';
import type { Owner } from './database';

/** The secrets of a site, which it keeps for good. */
export const SECRETS = ['FORM_SECRET', 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY', 'CRON_SECRET'] as const;
export type Secrets = Partial<Record<(typeof SECRETS)[number], string>>;

/** Returns a secret of 32 bytes in base64, as the key of server actions has to be. */
export function makeSecret(): string {
  return randomBytes(32).toString('base64');
}

/** Returns the key with which the database checks the site's signatures; undefined without one, or without our tables. */
export async function readFormKey(owner: Owner): Promise<string | undefined> {
  const [table] = await owner.rows<{ name: string | null }>(
    `select to_regclass('public.signing_key') as name`,
  );
  if (!table?.name) return undefined;
  const [stored] = await owner.rows<{ key: string }>('select key from public.signing_key');
  return stored?.key;
}

/** Lets the database check what a site with this FORM_SECRET signs (`…_signatures.sql`). */
export async function storeFormKey(owner: Owner, formSecret: string): Promise<void> {
  await owner.rows(
    'insert into public.signing_key (key) values ($1) on conflict (id) do update set key = excluded.key',
    [signingKeyOf(formSecret)],
  );
}
