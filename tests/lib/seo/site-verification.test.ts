import { siteVerification } from '@/lib/seo/site-verification';

test.each([
  [{}, {}],
  [{ GOOGLE_SITE_VERIFICATION: 'g-1' }, { google: 'g-1' }],
  [{ BING_SITE_VERIFICATION: 'b-1' }, { other: { 'msvalidate.01': 'b-1' } }],
  [
    { GOOGLE_SITE_VERIFICATION: 'g-1', BING_SITE_VERIFICATION: 'b-1' },
    { google: 'g-1', other: { 'msvalidate.01': 'b-1' } },
  ],
])('with %j returns %j', (variables, expected) => {
  expect(siteVerification(variables)).toEqual(expected);
});
