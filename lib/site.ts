import { environment } from './env';

/** Constants of the site that staff may change without touching a page. */
export const SITE = {
  name: 'Lamaa',
  arabicName: 'لمعة',
  get email() {
    return environment().CONTACT_EMAIL;
  },
  /** Networks of the footer, in its order. */
  get social() {
    const { SOCIAL_INSTAGRAM: instagram, SOCIAL_FACEBOOK: facebook, SOCIAL_X: x } = environment();
    return { instagram, facebook, x };
  },
};

let origin: string | undefined;

/** Where this site is: scheme, host and port. Read once, because sitemaps ask for it a million times. */
export function siteOrigin(): string {
  origin ??= new URL(environment().SITE_URL).origin;
  return origin;
}

/** The absolute URL of a path of this site. */
export function absoluteUrl(path: string): string {
  return new URL(path, siteOrigin()).href.replace(/\/$/, '');
}
