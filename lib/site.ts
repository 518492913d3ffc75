import { environment } from './env';

/** Constants of the site that staff may change without touching a page. */
export const SITE = {
  name: 'Lamaa',
  arabicName: 'لمعة',
  email: process.env.CONTACT_EMAIL || 'hello@lamaa.example',
  /** Networks of the footer, in its order. */
  social: {
    instagram: process.env.SOCIAL_INSTAGRAM || 'https://www.instagram.com/',
    facebook: process.env.SOCIAL_FACEBOOK || 'https://www.facebook.com/',
    x: process.env.SOCIAL_X || 'https://x.com/',
  },
} as const;

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
