import { securityHeaders } from '@/lib/http/security-headers';

test('pictures may come from any host by https, and nothing else but frames of videos may', () => {
  const policy = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]))[
    'Content-Security-Policy'
  ]!;
  expect(policy).toContain("img-src 'self' data: https:;");
  expect(policy.match(/https:(?=[; ])/g)).toHaveLength(1);
  expect(policy).not.toContain('http:');
});

test('every answer forbids frames, plug-ins, foreign scripts and sniffing', () => {
  const headers = Object.fromEntries(securityHeaders().map(({ key, value }) => [key, value]));
  expect(headers['Content-Security-Policy']).toContain("frame-ancestors 'none'");
  expect(headers['Content-Security-Policy']).toContain("object-src 'none'");
  expect(headers['Content-Security-Policy']).toContain("script-src 'self' 'unsafe-inline';");
  expect(headers['Content-Security-Policy']).toContain("script-src-attr 'none'");
  expect(headers['Content-Security-Policy']).toContain("base-uri 'none'");
  expect(headers['X-Content-Type-Options']).toBe('nosniff');
  expect(headers['Permissions-Policy']).toBe(
    'camera=(), microphone=(), geolocation=(self), payment=(), usb=()',
  );
  expect(headers['Strict-Transport-Security']).toMatch(/max-age=\d{8}/);
});
