/**
 * Default keys of the embedded backend. They only protect sample data on this machine; hosted projects have
 * their own.
 */
export const LOCAL_KEYS = {
  publishable: 'sb_publishable_local_sample_data_only',
  secret: 'sb_secret_local_sample_data_only',
};

/**
 * Returns the keys that the backend accepts, from SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.
 * @throws Error if a key does not have the prefix from which the backend derives the role: it would refuse
 * every request
 */
export function keysFrom(variables: NodeJS.ProcessEnv) {
  return {
    publishable: readKey('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_', variables, LOCAL_KEYS.publishable),
    secret: readKey('SUPABASE_SECRET_KEY', 'sb_secret_', variables, LOCAL_KEYS.secret),
  };
}

function readKey(name: string, prefix: string, variables: NodeJS.ProcessEnv, defaultKey: string): string {
  const key = variables[name] || defaultKey;
  if (!key.startsWith(prefix)) throw new Error(`${name} must begin with ${prefix} for the embedded backend.`);
  return key;
}
