import type { Directory } from '@/lib/directory/directory';
import { relatedProviders } from '@/lib/directory/lists/best-providers';
import type { Provider, ProviderSummary } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';

/** Returns the best providers near a provider, in short lists with titles, without those in `excluded`. */
export async function getNearby(
  directory: Directory,
  provider: Provider,
  excluded: readonly { id: number }[] = [provider],
): Promise<{ title: string; providers: ProviderSummary[] }[]> {
  const { t, locale } = await getIntl();
  return relatedProviders(directory, provider, excluded).flatMap(({ area, emirate, washType, providers }) => {
    if (area) return { title: t('providerPage.alsoIn', { place: area.name[locale] }), providers };
    if (!emirate) return [];
    const place = t(`emirates.${emirate}.name`);
    const title = washType
      ? t('washType.inEmirate', { services: t(`washTypes.${washType}.services`), emirate: place })
      : t('providerPage.alsoIn', { place });
    return { title, providers };
  });
}
