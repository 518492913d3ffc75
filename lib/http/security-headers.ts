/**
 * Returns the headers of every response. Scripts are limited to this origin; inline scripts must stay allowed, because cached
 * pages carry their data inline and cannot have a nonce.
 *
 * @param mapHosts hosts of the map style and its tiles; none for our basemap
 */
export function securityHeaders(mapHosts: readonly string[] = []): { key: string; value: string }[] {
  const scripts =
    process.env.NODE_ENV === 'development'
      ? "'self' 'unsafe-inline' 'unsafe-eval'"
      : "'self' 'unsafe-inline'";
  const policy = [
    "default-src 'self'",
    `script-src ${scripts}`,
    // Blocks event handler attributes ("onerror"), which injected HTML could otherwise use.
    "script-src-attr 'none'",
    "style-src 'self' 'unsafe-inline'",
    // Posts may show images from any host (product rule 3.2).
    "img-src 'self' data: https:",
    "font-src 'self'",
    ["connect-src 'self'", ...mapHosts.map((host) => `https://${host}`)].join(' '),
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
    // Not even this site's own requests, such as those of analytics, name a page with its query.
    { key: 'Referrer-Policy', value: 'strict-origin' },
    {
      key: 'Permissions-Policy',
      // Only "near me" uses the position (product rule 2.15).
      value: 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    },
    { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
    { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  ];
}

/** Hosts from which articles may embed videos. */
export const VIDEO_HOSTS = ['www.youtube-nocookie.com', 'www.youtube.com', 'player.vimeo.com'] as const;
