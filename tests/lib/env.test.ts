import { readEnvironment } from '@/lib/env';

describe('the environment', () => {
  const complete = {
    SUPABASE_URL: 'https://project.supabase.example',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
  };

  test('is complete with the two required variables', () => {
    expect(readEnvironment(complete)).toMatchObject({ ...complete, SITE_URL: 'http://localhost:3000' });
  });

  test.each([
    ['SUPABASE_URL', undefined, /SUPABASE_URL is missing/],
    ['SUPABASE_URL', '', /SUPABASE_URL is missing/],
    ['SUPABASE_URL', 'not an address', /SUPABASE_URL must be the https:\/\/ address/],
    ['SUPABASE_URL', 'ftp://files.example', /SUPABASE_URL/],
    ['SUPABASE_PUBLISHABLE_KEY', undefined, /SUPABASE_PUBLISHABLE_KEY is missing/],
    ['SITE_URL', 'lamaa', /SITE_URL must be/],
    ['REVALIDATE_SECRET', 'short', /REVALIDATE_SECRET must have at least 16 characters/],
  ])('with %s = %s says what is wrong', (name, value, message) => {
    expect(() => readEnvironment({ ...complete, [name]: value })).toThrow(message);
  });
});
