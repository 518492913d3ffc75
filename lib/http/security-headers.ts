import { VIDEO_HOSTS } from './video-hosts';

/**
 * Headers of every answer. Scripts are limited to this origin; inline ones must stay allowed, because a page that is
 * cached as a file carries its data inline and can have no nonce.
 */
export function securityHeaders(): { key: string; value: string }[] {
  const scripts =
    process.env.NODE_ENV === 'development'
      ? "'self' 'unsafe-inline' 'unsafe-eval'"
      : "'self' 'unsafe-inline'";
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Handlers in attributes ("onerror") are what smuggled HTML has left where inline scripts are allowed.
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    // Posts show pictures of any host (product rule 3.2).
    "img-src 'self' data: https:",
    "font-src 'self'",
    "connect-src 'self'",
    `frame-src ${VIDEO_HOSTS.map((host) => `https://${host}`).join(' ')}`,
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ];
  return [
    { key: 'Content-Security-Policy', value: policy.join('; ') },
    { key: 'X-Content-Type-Options', value: 'nosniff' },
    { key: 'X-Frame-Options', value: 'DENY' },
    { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
    {
      key: 'Permissions-Policy',
      // Only "near me" asks for the position (product rule 2.15).
      value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}
