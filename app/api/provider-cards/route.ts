import { pickShown, toCardProvider } from '@/components/cards/card-provider';
import { answerFrom } from '@/lib/directory/answer-from';
import { providersByIds } from '@/lib/directory/lists/best-providers';
import { parseCarOrAny } from '@/lib/domain/car';
import { kindOfSlug } from '@/lib/domain/price-query';
import { parseProviderIds } from '@/lib/domain/provider';
import { MAX_CARDS } from '@/lib/domain/saved-provider';
import { cacheHeaders } from '@/lib/http/cache-control';
import { localeOf } from '@/lib/i18n/locales';
import { getIntlIn } from '@/lib/routing/get-intl';

/** Returns providers by id, skipping those no longer in the directory (product rule 2.20), with the prices that a list asks for; instead of merged ones those that stay, and which these are. */
export async function GET(request: Request): Promise<Response> {
  const query = new URL(request.url).searchParams;
  const ids = parseProviderIds(query.get('ids') ?? '', MAX_CARDS);
  const locale = localeOf(query.get('locale'));
  const car = parseCarOrAny(query.get('car'));
  const slug = query.get('kind');
  const { texts } = await getIntlIn(locale);
  return answerFrom(request, (directory) => {
    const merged = ids.flatMap((id) => {
      const stays = directory.merged.get(id);
      return stays === undefined ? [] : [[id, stays] as const];
    });
    const asked = [...ids, ...merged.map(([, stays]) => stays)];
    const providers = providersByIds(directory, asked).map((provider) =>
      pickShown(
        toCardProvider(provider, texts, locale, {
          car,
          kind: slug ? kindOfSlug(directory.kinds, slug) : undefined,
        }),
        { showsAddress: true, showsDirections: true, showsCredits: true },
      ),
    );
    return Response.json(
      { providers, ...(merged.length > 0 && { merged }) },
      { headers: cacheHeaders('page') },
    );
  });
}
