import { getLocale, getTranslations } from 'next-intl/server';
import { type ProviderFilter } from '@/lib/domain/filter';
import { narrowingOf } from '@/lib/domain/narrowing';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';
import { filterFields, sortField } from './filter-options';
import { SearchForm } from './search-form';

/** Search box, filters and sort of /services in one form (product rule 2.4). */
export async function ServicesForm({ filter }: { filter: ProviderFilter }) {
  const [t, to, locale] = [await getTranslations(), await getLinks(), await getLocale()];
  const chosen = Object.keys(narrowingOf({ ...filter, search: undefined })).length;
  return (
    <SearchForm
      // A new filter makes a new form: its fields show what is in force.
      key={to(servicesRoute(filter))}
      action={to(servicesRoute())}
      countUrl={to({ page: 'providerCount', locale })}
      search={filter.search}
      fields={await filterFields(filter)}
      sort={await sortField(filter)}
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
