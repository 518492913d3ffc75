import { readFileSync } from 'node:fs';
import { DEFAULT_LOCALE, LOCALES } from '@/lib/i18n/locales';

const prefixed = LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

test('the service worker and the nginx configuration know every language', () => {
  expect(prefixed.length).toBeGreaterThan(0);
  const worker = readFileSync('public/sw.js', 'utf8');
  const nginx = readFileSync('deploy/nginx.conf', 'utf8');
  expect(prefixed.filter((locale) => !worker.includes(`'/${locale}/offline'`))).toEqual([]);
  const limited = /"~\*\^\((\/[^)]+)\)\?\/share\//.exec(nginx)?.[1]?.split('|') ?? [];
  expect(limited.sort()).toEqual(LOCALES.map((locale) => `/${locale}`).sort());
});
