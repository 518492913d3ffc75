import type { MetadataRoute } from 'next';
import { getTranslations } from 'next-intl/server';
import { cacheHeaders } from '@/lib/http/cache-control';
import { conventionsOf, localeOf, LOCALES } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { servicesRoute } from '@/lib/routing/route';
import { SITE } from '@/lib/site';

export const dynamic = 'force-static';

export function generateStaticParams() {
  return LOCALES.map((locale) => ({ locale }));
}

const ICON = { src: '/images/icons/icon-192.png', sizes: '192x192', type: 'image/png' };
const LARGE_ICON = { src: '/images/icons/icon-512.png', sizes: '512x512', type: 'image/png' };

/** Returns the web app manifest of a language (product rule 2.21). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/manifest.webmanifest'>,
): Promise<Response> {
  const locale = localeOf((await params).locale);
  const t = await getTranslations({ locale });
  const home = localizedPathOf({ name: 'home' }, locale);
  const manifest: MetadataRoute.Manifest = {
    id: home,
    name: `${SITE.name} · ${SITE.arabicName}`,
    short_name: t('site.name'),
    description: t('metadata.home.description'),
    lang: locale,
    dir: conventionsOf(locale).direction,
    start_url: home,
    scope: '/',
    display: 'standalone',
    background_color: '#fbf8f3',
    theme_color: '#0b2a37',
    icons: [
      { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
      ICON,
      LARGE_ICON,
      { ...LARGE_ICON, purpose: 'maskable' },
    ],
    shortcuts: [
      { name: t('nav.services'), url: localizedPathOf(servicesRoute(), locale), icons: [ICON] },
      { name: t('saved.title'), url: localizedPathOf({ name: 'saved' }, locale), icons: [ICON] },
      { name: t('manifest.areas'), url: `${home}#map-preview`, icons: [ICON] },
    ],
  };
  return Response.json(manifest, {
    headers: { 'Content-Type': 'application/manifest+json', ...cacheHeaders('page') },
  });
}
