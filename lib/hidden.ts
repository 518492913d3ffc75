type Variables = Record<string, string | undefined>;

/** Why search engines may show no page of a site. */
export type Hidden = 'preview' | 'no SITE_URL';

/** Returns the address of a site: on Vercel, without one of its own, that of the project. */
export function siteAddressIn({ SITE_URL, VERCEL, VERCEL_PROJECT_PRODUCTION_URL: host }: Variables) {
  return SITE_URL || (VERCEL && host ? `https://${host}` : undefined);
}

/** Returns why nothing of the site with these variables is indexed; undefined if it may be. */
export function hiddenBecause(variables: Variables = process.env): Hidden | undefined {
  if (variables.VERCEL_ENV === 'preview') return 'preview';
  // In development nobody else sees it.
  return variables.NODE_ENV === 'production' && !siteAddressIn(variables) ? 'no SITE_URL' : undefined;
}

/** Whether this is a preview of a change on Vercel, which writes nothing (product rule 8.8). */
export function isPreview(): boolean {
  return hiddenBecause() === 'preview';
}
