import { answerFrom } from '@/lib/directory/answer-from';
import { namesOf } from '@/lib/directory/search/name-index';
import { suggestProviders } from '@/lib/directory/search/suggest-providers';
import { otherName } from '@/lib/domain/provider';
import { isLongEnough, MAX_PROVIDERS, type Suggestion } from '@/lib/domain/suggestions';
import { parseSearch } from '@/lib/domain/text';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';

/** Returns the providers that match the text typed so far (product rule 2.16). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = localeOf(query.get('locale'));
  const search = parseSearch(query.get('q') ?? '');
  const headers = cacheHeaders('private');
  if (!search || !isLongEnough(search)) return Response.json([], { headers });
  return answerFrom((directory) => {
    const suggestions = suggestProviders(directory, search, MAX_PROVIDERS).map((provider): Suggestion => {
      const [name = '', ...aliases] = namesOf(provider);
      return {
        group: 'provider',
        name,
        // What was typed may be the beginning of any name.
        ...(aliases.length > 0 && { hint: otherName(provider, locale) ?? undefined, aliases }),
        href: localizedPathOf({ name: 'provider', id: provider.id }, locale),
      };
    });
    return Response.json(suggestions, { headers });
  });
}
