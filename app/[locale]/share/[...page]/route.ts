import { answerFrom } from '@/lib/directory/answer-from';
import { rowState } from '@/lib/directory/row-state';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { decodeParameter } from '@/lib/routing/page-parameters';
import { parseRoute } from '@/lib/routing/parse-route';
import { localizedPathOf } from '@/lib/routing/path-of';
import type { Route, RouteOf } from '@/lib/routing/route';
import { routeAfterMerge } from '@/lib/routing/route-after-merge';
import { rowOf } from '@/lib/routing/route-table';
import { opengraphImage } from '@/lib/seo/opengraph/drawn';
import { imageTexts, imageVersion } from '@/lib/seo/opengraph/image-texts';

/**
 * Returns the Open Graph image of a page; its path is `/share`, the page's path and `.jpg`. With the version of what it shows, it is
 * kept for a day; other addresses of it show the same.
 */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/share/[...page]'>,
): Promise<Response> {
  const { locale: language, page } = await params;
  const locale = localeOf(language);
  const path = page.map((segment) => encodeURIComponent(decodeParameter(segment))).join('/');
  const match = parseRoute(`/share/${path}`, new URL(request.url).searchParams);
  const home: Route = { name: 'home' };
  // Middleware has already rejected unknown pages, and elsewhere than on a serverless host unknown rows.
  const {
    of,
    version,
  }: Omit<RouteOf<'opengraphImage'>, 'name'> = 'route' in match && match.route.name === 'opengraphImage'
    ? match.route
    : { of: home };
  return answerFrom(request, async (directory) => {
    const merged = routeAfterMerge(directory.merged, { name: 'opengraphImage', of });
    if (merged) return Response.redirect(new URL(localizedPathOf(merged, locale), request.url), 308);
    const row = rowOf(of);
    const state = row ? rowState(directory, row) : 'exists';
    if (state !== 'exists')
      return new Response(null, { status: state === 'closed' ? 410 : 404, headers: cacheHeaders('page') });
    const texts = await imageTexts(of, locale);
    const image = await opengraphImage(texts, locale);
    const caching = version === imageVersion(texts) ? 'picture' : 'page';
    return new Response(new Uint8Array(image), {
      headers: { 'Content-Type': 'image/jpeg', ...cacheHeaders(caching) },
    });
  });
}
