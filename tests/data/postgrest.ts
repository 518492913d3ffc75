import pRetry from 'p-retry';
import { signingKeyOf } from '@/lib/data/signing-key';
import { addRoles, migrate, seed } from '../../scripts/backend/database';
import { startGateway } from '../../scripts/processes/gateway';
import { connect } from '../../scripts/processes/postgres';
import { BACKEND, request } from './backend';

/**
 * Starts the API of a Supabase project on a PostgREST and its database, which has nothing in it yet: `POSTGREST_URL`,
 * `POSTGREST_DATABASE_URL` (as a superuser) and `POSTGREST_JWT_SECRET` say where they are.
 */
export async function startPostgrest(port: number) {
  const { POSTGREST_URL, POSTGREST_DATABASE_URL, POSTGREST_JWT_SECRET } = process.env;
  const database = await connect({ connectionString: POSTGREST_DATABASE_URL! });
  for (const step of [addRoles, migrate, seed]) await step(database);
  await database.query('insert into signing_key (key) values ($1)', [signingKeyOf(process.env.FORM_SECRET!)]);
  await database.close();
  const gateway = await startGateway(port, POSTGREST_URL!.replace(/\/+$/, ''), POSTGREST_JWT_SECRET!);
  // It reads its schema again because the migrations end with `notify`; one that began before the database waits up to 32 s.
  await pRetry(askForFunction, { retries: Infinity, minTimeout: 200, factor: 1, maxRetryTime: 60_000 });
  return gateway;
}

/** @throws Error if PostgREST does not know a function of the migrations */
async function askForFunction(): Promise<void> {
  const response = await request('rpc/is_blank?value=x', BACKEND.publishableKey);
  if (!response.ok) throw new Error(`PostgREST answers ${response.status}: ${await response.text()}`);
}
