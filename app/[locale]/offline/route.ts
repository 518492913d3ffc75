import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTranslations } from 'next-intl/server';
import { SAVED_KEY, VIEWED_KEY } from '@/lib/domain/saved-provider';
import { conventionsOf, type Locale, localeOf, LOCALES } from '@/lib/i18n/locales';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

/** Returns the page that `public/sw.js` shows without a connection (product rule 2.21). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/offline'>,
): Promise<Response> {
  return new Response(await offlineDocument(localeOf((await params).locale)), {
    headers: { 'Content-Type': 'text/html; charset=utf-8', 'X-Robots-Tag': 'noindex' },
  });
}

/**
 * Returns the page shown without a connection. It is self-contained, because only this document is in the browser's cache, and
 * its script shows the providers stored on the device (product rule 2.21).
 */
async function offlineDocument(locale: Locale): Promise<string> {
  const [t, template, theme] = await Promise.all([
    getTranslations({ locale }),
    readFile(join(process.cwd(), 'app/[locale]/offline/offline.html'), 'utf8'),
    readFile(join(process.cwd(), 'app/styles/theme.css'), 'utf8'),
  ]);
  const values: Record<string, string> = {
    lang: locale,
    dir: conventionsOf(locale).direction,
    name: t('site.name'),
    title: t('offline.title'),
    text: t('offline.text'),
    saved: t('saved.title'),
    viewed: t('saved.viewed'),
    empty: t('offline.empty'),
    retry: t('offline.retry'),
    call: t('saved.call', { name: '{name}', phone: '{phone}' }),
    savedKey: SAVED_KEY,
    viewedKey: VIEWED_KEY,
  };
  return template
    .replace('/* theme.css */', plainCss(theme))
    .replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => escapeHtml(values[name] ?? ''));
}

/** Converts the theme to plain CSS by replacing Tailwind's at-rules. */
function plainCss(theme: string): string {
  return theme
    .replace(/\/\*[\s\S]*?\*\/|@custom-variant .*;/g, '')
    .replace(/@theme(?: \w+)? \{/g, ':root {')
    .replace('@variant dark {', '@media (prefers-color-scheme: dark) {')
    .replace(/\s+/g, ' ')
    .trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
