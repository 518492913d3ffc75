import { sign, signingKeyOf } from '@/lib/data/signing-key';
import { connect } from '../import/connect';
import { UserError } from '../processes/user-error';

const MISSING =
  'The database cannot check who sends a form, so its limits do not bind. Run npm run form-secret once (docs/deployment.md).';
const DIFFERENT =
  'The database has the key of another FORM_SECRET, so all visitors share one small limit. Run npm run form-secret with that of the site.';

/**
 * Lets the database check the site's signatures, with the same FORM_SECRET as the site. With --check, says whether it can; that only
 * needs the site's own variables.
 * @throws UserError
 */
export async function formSecretCommand(args: string[]): Promise<void> {
  const { FORM_SECRET } = process.env;
  if (!FORM_SECRET)
    throw new UserError('FORM_SECRET is missing: it must be the same as where the site runs.');
  await (args.includes('--check') ? check : store)(FORM_SECRET);
}

async function store(formSecret: string): Promise<void> {
  if (formSecret.length < 16) throw new UserError('FORM_SECRET must have at least 16 characters.');
  const database = await connect();
  await database.rows((client) =>
    client.from('signing_key').upsert({ id: true, key: signingKeyOf(formSecret) }),
  );
  console.log(`${database.name}: forms are now limited by signed senders.`);
}

async function check(formSecret: string): Promise<void> {
  const { SUPABASE_PUBLISHABLE_KEY: key } = process.env;
  const database = await connect({ ...process.env, SUPABASE_SECRET_KEY: key });
  const parts = ['check'];
  const isSigned = await database.call<boolean | null>('is_signed', {
    signature: sign(formSecret, parts),
    parts,
  });
  if (isSigned === null) throw new UserError(MISSING);
  if (!isSigned) throw new UserError(DIFFERENT);
  console.log('The database checks the signatures of this FORM_SECRET.');
}
