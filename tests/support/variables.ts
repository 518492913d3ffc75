// The variables that a site has at least.
Object.assign(process.env, {
  SUPABASE_URL: 'http://database.example',
  SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_of_tests',
});
