import { answerFrom } from '@/lib/directory/answer-from';
import { listProviders } from '@/lib/directory/list-providers';
import { isPersonal, NO_FILTER, parseFilter } from '@/lib/domain/filter';
import { type FilterKey, FILTERS, filtersOf, toParameterValue } from '@/lib/domain/filters';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { getIntlIn } from '@/lib/routing/get-intl';

/** Returns the label of the filter button, with the number of services that match, and the numbers of the options. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const filter = { ...NO_FILTER, ...filtersOf(parseFilter(query)) };
  const { t, format } = await getIntlIn(localeOf(query.get('locale')));
  return answerFrom(request, (directory) => {
    const { total, options } = listProviders(directory, filter, new Date());
    const counts = Object.entries(options ?? {}).map(([key, numbers]) => [
      FILTERS[key as FilterKey].parameter,
      Object.fromEntries(
        Object.entries(numbers)
          .filter(([, count]) => count > 0)
          .map(([option, count]) => [
            toParameterValue(key as FilterKey, option as never),
            format.number(count),
          ]),
      ),
    ]);
    return Response.json(
      { label: t('filter.applyCount', { count: total }), options: Object.fromEntries(counts) },
      { headers: cacheHeaders(isPersonal(filter) ? 'private' : 'page') },
    );
  });
}
