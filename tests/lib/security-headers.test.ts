import { mapHosts } from '@/lib/env';
import { securityHeaders } from '@/lib/http/security-headers';

test('allows only https images and video frames from other hosts, and forbids framing, plug-ins and sniffing', () => {
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
    'Referrer-Policy': 'strict-origin',
    'Permissions-Policy': 'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
    'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
    'Cross-Origin-Opener-Policy': 'same-origin',
  });
});

test('lets the map load from the hosts of its style, and from no others', () => {
  const hosts = mapHosts({
    MAP_STYLE_URL: 'https://maps.example/style.json?key=1',
    MAP_HOSTS: 'tiles.example, maps.example',
  });
  expect(hosts).toEqual(['maps.example', 'tiles.example']);
  expect(securityHeaders(hosts)[0]!.value).toContain(
    "; connect-src 'self' https://maps.example https://tiles.example; ",
  );
  expect(mapHosts({ MAP_HOSTS: 'tiles.example' })).toEqual([]);
});
