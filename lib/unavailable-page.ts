import { createTranslator } from 'next-intl';
import ar from '../messages/ar.json';
import en from '../messages/en.json';
import { conventionsOf, DEFAULT_LOCALE, type Locale, splitLocale } from './i18n/locales';
import { parseRoute } from './routing/parse-route';
import { localizedPathOf } from './routing/path-of';
import { EMPTY_TEXTS, unavailableReason } from './routing/route';

const MESSAGES = { en, ar };

/** With the colours of `app/styles/theme.css`, which it cannot read. */
const STYLES = `:root { color-scheme: light dark; --ground: #fbf8f3; --title: #061d28; --text: #2a4a5a; --line: #8d7f66 }
@media (prefers-color-scheme: dark) { :root { --ground: #08171f; --title: #f1f7f9; --text: #b9cad2; --line: #688a99 } }
body { margin: 0 auto; max-width: 44rem; padding: 1.5rem 1rem; background: var(--ground); color: var(--text); font: 1.125rem/1.55 system-ui, sans-serif }
h1, strong, a { color: var(--title) }
h1 { margin: 3rem 0 1rem; line-height: 1.25 }
nav { display: flex; flex-wrap: wrap; gap: 0.75rem; margin-top: 2rem }
a { padding: 0.6rem 1.25rem; border: 1px solid var(--line); border-radius: 0.75rem; text-decoration: none }
a:first-child { border-color: #f6a823; background: #f6a823; color: #061d28; font-weight: 700 }`;

/**
 * Returns the page that a serverless host sends in place of one that failed for want of the database (product rule 8.6), whole in
 * itself: Next.js would send its own, without a word before its script runs, and with noindex.
 * @param address the path of the page, or the path that the host has made of it (`/[locale]/service/[id]?nxtPlocale=ar`)
 */
export function unavailablePage(address: string): string {
  const { pathname, searchParams } = new URL(address, 'http://localhost');
  const [prefix, path] = splitLocale(pathname);
  const locale: Locale = prefix ?? (searchParams.get('nxtPlocale') === 'ar' ? 'ar' : DEFAULT_LOCALE);
  const match = parseRoute(path, searchParams);
  const empty = EMPTY_TEXTS['route' in match ? unavailableReason(match.route) : 'unavailable'];
  const t = createTranslator({ locale, messages: MESSAGES[locale] });
  const link = (href: string, text: string) => `<a href="${href}">${text}</a>`;
  const title = t('notFound.unavailable.title');
  return `<!doctype html>
<html lang="${locale}" dir="${conventionsOf(locale).direction}">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title} · ${t('site.name')}</title>
<style>${STYLES}</style></head>
<body><main><strong>${t('site.name')}</strong><h1>${title}</h1>${empty ? `<p>${t(empty)}</p>` : ''}<p>${t('notFound.unavailable.text')}</p>
<nav>${link('', t('error.reload'))} ${link(localizedPathOf({ name: 'home' }, locale), t('site.backToHome'))} ${link(localizedPathOf({ name: 'contact' }, locale), t('nav.contact'))}</nav></main></body>
</html>
`;
}
