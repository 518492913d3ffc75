import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { suggestionFile } from './suggestion-file';

/** Returns the search suggestions of a language, except providers (product rule 2.16). */
export async function GET(
  _request: Request,
  { params }: RouteContext<'/[locale]/suggestions.json'>,
): Promise<Response> {
  const { file, isComplete } = await suggestionFile(localeOf((await params).locale));
  return Response.json(file, {
    headers: {
      // Without areas the file is still useful, but must not be cached.
      'Cache-Control': isComplete ? `public, max-age=60, s-maxage=${REVALIDATE_SECONDS}` : 'no-store',
    },
  });
}
