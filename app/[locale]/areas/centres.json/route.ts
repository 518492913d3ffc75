import { answerFrom } from '@/lib/directory/answer-from';
import { countedAreas } from '@/lib/directory/stats';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';
import { areaRoute } from '@/lib/routing/route';

/** Returns the centres of the areas with providers; "near me" compares them on the visitor's device (product rule 2.15). */
export async function GET(
  request: Request,
  { params }: RouteContext<'/[locale]/areas/centres.json'>,
): Promise<Response> {
  const locale = localeOf((await params).locale);
  return answerFrom(request, (directory) => {
    const centres = countedAreas(directory).map((area) => ({
      name: area.name[locale],
      href: localizedPathOf(areaRoute(area), locale),
      latitude: area.latitude,
      longitude: area.longitude,
    }));
    return Response.json(centres, { headers: cacheHeaders('page') });
  });
}
