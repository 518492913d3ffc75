import { getLocale, getTranslations } from 'next-intl/server';
import type { ProviderFilter } from '@/lib/domain/filter';
import { getLinks } from '@/lib/routing/links';
import { API, PATHS } from '@/lib/routing/paths';
import { filterFields, sortField } from './filter-options';
import { SearchForm } from './search-form';

/** Search box, filters and order of /services in one form (spec §2). */
export async function ServicesForm({ filter }: { filter: ProviderFilter }) {
  const [t, to, locale] = [await getTranslations(), await getLinks(), await getLocale()];
  const chosen = [filter.emirate, filter.washType, filter.rating, filter.mode].filter(Boolean).length;
  return (
    <SearchForm
      // A new filter makes a new form: its fields show what is in force.
      key={PATHS.search(filter)}
      action={to(PATHS.services)}
      countUrl={API.providerCount(locale)}
      search={filter.search}
      fields={await filterFields(filter)}
      order={await sortField(filter)}
      isList={filter.view === 'list'}
      labels={{
        loading: t('list.loading'),
        search: t('filter.search'),
        placeholder: t('filter.searchPlaceholder'),
        title: t('filter.title'),
        open: chosen ? t('filter.openWith', { count: String(chosen) }) : t('filter.open'),
        close: t('filter.close'),
        apply: t('filter.apply'),
      }}
    />
  );
}
