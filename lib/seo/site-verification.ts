import type { Metadata } from 'next';
import type { Environment } from '../env';

type Codes = Pick<Environment, 'GOOGLE_SITE_VERIFICATION' | 'BING_SITE_VERIFICATION'>;

/** Returns the configured site verification codes of search engines. */
export function siteVerification({
  GOOGLE_SITE_VERIFICATION: google,
  BING_SITE_VERIFICATION: bing,
}: Codes): Metadata['verification'] {
  return { ...(google && { google }), ...(bing && { other: { 'msvalidate.01': bing } }) };
}
