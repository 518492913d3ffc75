import { answerFrom } from '@/lib/directory/answer-from';
import { listPins } from '@/lib/directory/list-providers';
import { isPersonal, parseFilter } from '@/lib/domain/filter';
import { cacheHeaders } from '@/lib/http/cache-control';

/** Returns the providers that match the filters of a list as pins of its map (product rule 2.25). */
export async function GET(request: Request): Promise<Response> {
  const filter = parseFilter(new URL(request.url).searchParams);
  return answerFrom(request, (directory) =>
    Response.json(listPins(directory, filter, new Date()), {
      headers: cacheHeaders(isPersonal(filter) ? 'private' : 'page'),
    }),
  );
}
