import { securityHeaders } from '@/lib/http/security-headers';

test('allows only https images and video frames from other hosts', () => {
  const policy = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]))[
    'Content-Security-Policy'
  ]!;
  expect(policy).toContain("img-src 'self' data: https:;");
  expect(policy.match(/https:(?=[; ])/g)).toHaveLength(1);
  expect(policy).not.toContain('http:');
});

test('forbids framing, plug-ins, external scripts, external form targets and sniffing', () => {
  expect(Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]))).toEqual({
    'Content-Security-Policy': [
      "default-src 'self'",
      "script-src 'self' 'unsafe-inline'",
      "script-src-attr 'none'",
      "style-src 'self' 'unsafe-inline'",
      "img-src 'self' data: https:",
      "font-src 'self'",
      "connect-src 'self'",
      'frame-src https://www.youtube-nocookie.com https://www.youtube.com https://player.vimeo.com',
      "object-src 'none'",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ].join('; '),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});
