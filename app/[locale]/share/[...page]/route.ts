import { localeOf } from '@/lib/i18n/locales';
import { decodeParameter } from '@/lib/routing/page-parameters';
import { parseRoute } from '@/lib/routing/parse-route';
import type { Route } from '@/lib/routing/route';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';
import { imageTexts } from './image-texts';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** Images are drawn on the first request and then cached. */
export function generateStaticParams() {
  return [];
}

/** Returns the Open Graph image of a page; its path is `/share`, the page's path and `.jpg`. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/share/[...page]'>,
): Promise<Response> {
  const { locale: language, page } = await params;
  const locale = localeOf(language);
  const path = page.map((segment) => encodeURIComponent(decodeParameter(segment))).join('/');
  const match = parseRoute(`/share/${path}`, new URLSearchParams());
  // Middleware has already rejected unknown pages.
  const shared: Route =
    'route' in match && match.route.page === 'opengraphImage' ? match.route.of : { page: 'home' };
  const { title, lines } = await imageTexts(shared, locale);
  const image = await drawOpengraphImage(title, lines, locale);
  return new Response(new Uint8Array(image), { headers: { 'Content-Type': 'image/jpeg' } });
}
