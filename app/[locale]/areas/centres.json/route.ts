import { readCountedAreas } from '@/lib/data/stats';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { areaRoute } from '@/lib/routing/route';

/** Returns the centres of the areas with providers; "near me" compares them on the visitor's device (product rule 2.15). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/areas/centres.json'>,
): Promise<Response> {
  const locale = localeOf((await params).locale);
  const read = await readCountedAreas();
  if (!read.ok) return Response.json([], { status: 503, headers: { 'Retry-After': '5' } });
  const centres = read.value.map((area) => ({
    name: area.name[locale],
    href: localizedPathOf(areaRoute(area), locale),
    latitude: area.latitude,
    longitude: area.longitude,
  }));
  return Response.json(centres, {
    headers: { 'Cache-Control': `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}` },
  });
}
