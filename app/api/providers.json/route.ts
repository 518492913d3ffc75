import { answerAnyOrigin } from '@/lib/directory/answer-from';
import { listProviders } from '@/lib/directory/list-providers';
import { dropForeignPosition } from '@/lib/directory/position';
import { isPersonal, parseFilter } from '@/lib/domain/filter';
import { listPageCount } from '@/lib/domain/paging';
import { cacheHeaders } from '@/lib/http/cache-control';
import { DEFAULT_LOCALE } from '@/lib/i18n/locales';
import { urlOf } from '@/lib/routing/url-of';
import { toAlternativeJson, toDidYouMeanJson, toPlaceChoiceJson, toProviderJson } from './provider-json';
import type { ProviderListJson } from './schemas';

/** Public JSON API: the filters of /services, 24 providers per page, described by /api/openapi.json. */
export async function GET(request: Request): Promise<Response> {
  return answerAnyOrigin(request, (directory) => {
    const requested = parseFilter(new URL(request.url).searchParams);
    const filter = dropForeignPosition(directory, { ...requested, view: 'grid' });
    const list = listProviders(directory, filter, new Date());
    const { total, page, order, kind, providers, parsedQuery, offer, choices = [], alternatives } = list;
    const pages = listPageCount(total);
    const next =
      page < pages
        ? urlOf({ name: 'providersJson', filter: { ...filter, page: page + 1 } }, DEFAULT_LOCALE)
        : null;
    const answer: ProviderListJson = {
      total,
      page,
      pages,
      next,
      order,
      providers: providers.map((provider) => toProviderJson(provider, kind)),
      unknownWords: parsedQuery?.unknown ?? [],
      didYouMean: offer ? toDidYouMeanJson(offer, filter) : null,
      places: choices.map((choice) => toPlaceChoiceJson(choice, filter)),
      alternatives: alternatives.map((alternative) => toAlternativeJson(alternative, filter.near)),
    };
    const caching = isPersonal(requested) ? 'private' : 'page';
    return Response.json(answer, { headers: cacheHeaders(caching) });
  });
}
