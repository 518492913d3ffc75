import { environment } from './env';

/** Name, contact email and social links of the site. */
export const SITE = {
  name: 'Lamaa',
  arabicName: 'لمعة',
  get email() {
    return environment().CONTACT_EMAIL;
  },
  /** Social links in footer order. */
  get social() {
    const { SOCIAL_INSTAGRAM: instagram, SOCIAL_FACEBOOK: facebook, SOCIAL_X: x } = environment();
    return { instagram, facebook, x };
  },
};

let origin: string | undefined;

/** Returns the site's origin. Cached, because sitemaps call this a million times. */
export function siteOrigin(): string {
  origin ??= new URL(environment().SITE_URL).origin;
  return origin;
}

/** Returns the absolute URL of a path on this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href.replace(/\/$/, '');
}
