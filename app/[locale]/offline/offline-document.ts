import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { getTranslations } from 'next-intl/server';
import { SAVED_KEY, VIEWED_KEY } from '@/lib/domain/kept-provider';
import { conventionsOf, type Locale, LOCALES } from '@/lib/i18n/locales';

/**
 * The page that is shown without a connection, whole in itself: it stands alone in a browser's cache. Its script reads what
 * the device keeps (product rule 2.21).
 */
export async function offlineDocument(locale: Locale): Promise<string> {
  const [t, template, theme] = await Promise.all([
    getTranslations({ locale }),
    readFile(join(process.cwd(), 'app/[locale]/offline/offline.html'), 'utf8'),
    readFile(join(process.cwd(), 'app/styles/theme.css'), 'utf8'),
  ]);
  const values: Record<string, string> = {
    lang: locale,
    dir: conventionsOf(locale).direction,
    name: t('site.name'),
    title: t('saved.offline.title'),
    text: t('saved.offline.text'),
    saved: t('saved.title'),
    viewed: t('saved.parts.viewed'),
    empty: t('saved.offline.empty'),
    retry: t('saved.offline.retry'),
    call: t('saved.parts.call', { name: '{name}', phone: '{phone}' }),
    savedKey: SAVED_KEY,
    viewedKey: VIEWED_KEY,
  };
  return template
    .replace('/* theme.css */', plainCss(theme))
    .replace(/\{\{(\w+)\}\}/g, (_whole, name: string) => escapeHtml(values[name] ?? ''));
}

/** Changes with the page in any language. */
export async function offlineVersion(): Promise<string> {
  const hash = createHash('sha256');
  for (const locale of LOCALES) hash.update(await offlineDocument(locale));
  return hash.digest('hex').slice(0, 12);
}

/** The colours of the site without the words that only Tailwind understands. */
function plainCss(theme: string): string {
  return theme
    .replace(/\/\*[\s\S]*?\*\/|@custom-variant .*;/g, '')
    .replace('@theme {', ':root {')
    .replace('@variant dark {', '@media (prefers-color-scheme: dark) {')
    .replace(/\s+/g, ' ')
    .trim();
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
