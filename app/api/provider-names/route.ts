import { readProviderNames } from '@/lib/data/providers';
import { shownLatinName } from '@/lib/domain/provider';
import { isLongEnough, MAX_PROVIDERS, type Suggestion } from '@/lib/domain/suggestions';
import { parseSearch } from '@/lib/domain/text';
import { REVALIDATE_SECONDS } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { localizedPathOf } from '@/lib/routing/path-of';

const CACHED = {
  'Cache-Control': `public, max-age=${REVALIDATE_SECONDS}, s-maxage=${REVALIDATE_SECONDS}`,
};

/** Returns the providers that match the text typed so far (product rule 2.16). */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const locale = localeOf(query.get('locale'));
  const search = parseSearch(query.get('q') ?? '');
  if (!search || !isLongEnough(search)) return Response.json([], { headers: CACHED });
  const read = await readProviderNames(search, MAX_PROVIDERS);
  if (!read.ok) return Response.json([], { status: 503, headers: { 'Retry-After': '5' } });
  const suggestions = read.value.map(({ id, name, name_latin: nameLatin }): Suggestion => ({
    group: 'provider',
    name,
    ...(nameLatin && {
      hint: shownLatinName({ name, nameLatin }, locale) ?? undefined,
      // What was typed may be the beginning of either.
      aliases: [nameLatin],
    }),
    href: localizedPathOf({ name: 'provider', id }, locale),
  }));
  return Response.json(suggestions, { headers: CACHED });
}
