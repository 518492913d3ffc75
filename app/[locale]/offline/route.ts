import { localeOf, LOCALES } from '@/lib/i18n/locales';
import { offlineDocument } from './offline-document';

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
