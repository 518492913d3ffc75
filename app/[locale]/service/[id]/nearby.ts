import { getLocale, getTranslations } from 'next-intl/server';
import { readBestProviders } from '@/lib/data/providers';
import { valueOr } from '@/lib/data/result';
import { type Area, districtOf } from '@/lib/domain/area';
import type { Provider, ProviderSummary } from '@/lib/domain/provider';

const PROVIDERS_PER_LIST = 3;

/**
 * Returns the best providers in the same area, and those of the same wash type in the emirate, without duplicates and
 * without those in `excluded`.
 */
export async function readNearby(provider: Provider, excluded: readonly { id: number }[] = [provider]) {
  const [t, locale] = await Promise.all([getTranslations(), getLocale()]);
  const [emirate] = provider.emirates;
  const { area } = provider;
  const [washType] = provider.washTypes;
  const emirateName = emirate && t(`emirates.${emirate}.name`);
  const lists = [
    area && {
      title: t('providerPage.alsoIn', { place: area.name[locale] }),
      conditions: conditionsOf(area),
    },
    emirate && {
      title: washType
        ? t('washType.inEmirate', { services: t(`washTypes.${washType}.services`), emirate: emirateName! })
        : t('providerPage.alsoIn', { place: emirateName! }),
      conditions: { emirate, washType },
    },
  ].filter((list) => list !== undefined && list !== null);

  const reads = await Promise.all(
    lists.map(({ conditions }) => readBestProviders(conditions, 2 * PROVIDERS_PER_LIST + excluded.length)),
  );
  const shown = new Set(excluded.map(({ id }) => id));
  const nearby: { title: string; providers: ProviderSummary[] }[] = [];
  for (const [index, { title }] of lists.entries()) {
    const providers = valueOr(reads[index]!, [])
      .filter(({ id }) => !shown.has(id))
      .slice(0, PROVIDERS_PER_LIST);
    providers.forEach(({ id }) => shown.add(id));
    if (providers.length > 0) nearby.push({ title, providers });
  }
  return nearby;
}

/** Districts have their own matching rule; other areas are matched by slug. */
function conditionsOf(area: Area) {
  const district = districtOf(area);
  return district ? { district } : { area: area.slug };
}
