import { createHmac } from 'node:crypto';
import { BACKEND, request } from './backend';

/** A token that claims the service role, with a signature or without. */
function token(key?: string): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const head = part({ alg: key === undefined ? 'none' : 'HS256', typ: 'JWT' });
  const text = `${head}.${part({ role: 'service_role', sub: '1', exp: 4_000_000_000 })}`;
  return `${text}.${key === undefined ? '' : createHmac('sha256', key).update(text).digest('base64url')}`;
}

const bearer = (text: string) => ({ Authorization: `Bearer ${text}` });
/** The default JWT secret of every local Supabase. */
const KNOWN_KEY = 'super-secret-jwt-token-with-at-least-32-characters-long';

test.each<[what: string, headers: Record<string, string>]>([
  ['an unsigned token', bearer(token())],
  ['a token signed with an empty key', bearer(token(''))],
  ['a token signed with the publishable key', bearer(token('sb_publishable_local_sample_data_only'))],
  ['a token signed with the default local key', bearer(token(KNOWN_KEY))],
  ['a token as the API key', { apikey: token() }],
  ['no token', bearer('null')],
  ['a secret key of another project', { apikey: 'sb_secret_x' }],
  ['a truncated secret key', { apikey: 'sb_secret_' }],
  ['a role header', { 'X-Role': 'service_role', role: 'service_role', 'X-Hasura-Role': 'admin' }],
  ['another schema', { 'Accept-Profile': 'supabase_migrations', 'Content-Profile': 'supabase_migrations' }],
  ['a method override', { 'X-HTTP-Method-Override': 'DELETE', 'X-HTTP-Method': 'DELETE' }],
  ['a Prefer header', { Prefer: 'return=representation,resolution=merge-duplicates' }],
])('%s grants no access', async (_, headers) => {
  const ask = (path: string, method: string, body?: string) =>
    request(path, BACKEND.publishableKey, { method, body, headers });
  for (const [path, method, body] of [
    ['contact_submissions?select=email', 'GET'],
    ['open_submissions', 'GET'],
    ['schema_migrations', 'GET'],
    ['car_wash_locations?id=eq.1', 'PATCH', '{"rating":5}'],
    ['car_wash_locations?id=eq.1', 'DELETE'],
    ['rpc/delete_old_submissions', 'POST', '{}'],
  ] as const)
    expect((await ask(path, method, body)).status).toBeGreaterThanOrEqual(400);
  const kept = await request('car_wash_locations?select=id&id=eq.1', BACKEND.secretKey);
  expect(await kept.json()).toEqual([{ id: 1 }]);
});

test.each([
  'car_wash_locations?select=id,contact_submissions(*)',
  'car_wash_locations?select=id,listing_submissions!listing_submissions_provider_id_fkey(email)',
  'areas?select=slug,import_rows(*)',
  'car_wash_locations?select=id&contact_submissions.email=not.is.null',
  'car_wash_locations?select=id;select * from contact_submissions',
  'car_wash_locations?order=(select email from contact_submissions limit 1)',
  'car_wash_locations,contact_submissions?select=email',
  '../contact_submissions?select=email',
  'contact_submissions%00?select=email',
  'Contact_Submissions?select=email',
])('no query reaches closed tables: %s', async (path) => {
  const response = await request(path, BACKEND.publishableKey);
  expect(response.status).toBeGreaterThanOrEqual(400);
  expect(await response.text()).not.toContain('@');
});
