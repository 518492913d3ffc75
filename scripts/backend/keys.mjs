/**
 * Keys of the embedded backend when the environment names none. They open nothing but a database on this machine with
 * sample data; hosted projects have keys of their own.
 */
export const LOCAL_KEYS = {
  publishable: process.env.SUPABASE_PUBLISHABLE_KEY || 'sb_publishable_local_sample_data_only',
  secret: process.env.SUPABASE_SECRET_KEY || 'sb_secret_local_sample_data_only',
};
