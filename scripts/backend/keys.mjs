/**
 * Keys of the embedded backend when the environment names none. They open nothing but sample data on this machine;
 * hosted projects have keys of their own.
 */
export const LOCAL_KEYS = {
  publishable: 'sb_publishable_local_sample_data_only',
  secret: 'sb_secret_local_sample_data_only',
};

/**
 * The keys that the backend accepts, from SUPABASE_PUBLISHABLE_KEY and SUPABASE_SECRET_KEY.
 * @throws Error when a key has not the form that the backend tells roles by: it would refuse every request.
 */
export function keysFrom(variables) {
  return {
    publishable: checked('SUPABASE_PUBLISHABLE_KEY', 'sb_publishable_', variables, LOCAL_KEYS.publishable),
    secret: checked('SUPABASE_SECRET_KEY', 'sb_secret_', variables, LOCAL_KEYS.secret),
  };
}

function checked(name, prefix, variables, otherwise) {
  const key = variables[name] || otherwise;
  if (!key.startsWith(prefix)) throw new Error(`${name} must begin with ${prefix} for the embedded backend.`);
  return key;
}
