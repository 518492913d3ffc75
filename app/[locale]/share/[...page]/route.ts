import { localeOf } from '@/lib/i18n/locales';
import { decodeParameter } from '@/lib/routing/decode-parameter';
import { parseRoute } from '@/lib/routing/parse-route';
import type { Route } from '@/lib/routing/route';
import { drawOpengraphImage } from '@/lib/seo/opengraph/draw';
import { imageTexts } from './image-texts';

export const dynamic = 'force-static';
export const revalidate = 86400;

/** None at build time: each picture is drawn when it is first asked for, and cached. */
export function generateStaticParams() {
  return [];
}

/** The picture of a shared link: `/share` before a page's path and `.jpg` after it. */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/share/[...page]'>,
): Promise<Response> {
  const { locale: language, page } = await params;
  const locale = localeOf(language);
  const path = page.map((segment) => encodeURIComponent(decodeParameter(segment))).join('/');
  const match = parseRoute(`/share/${path}`, new URLSearchParams());
  // Middleware has turned away what is not there.
  const shared: Route =
    'route' in match && match.route.page === 'opengraphImage' ? match.route.of : { page: 'home' };
  const { title, lines } = await imageTexts(shared, locale);
  const picture = await drawOpengraphImage(title, lines, locale);
  return new Response(new Uint8Array(picture), { headers: { 'Content-Type': 'image/jpeg' } });
}
