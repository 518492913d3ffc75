import { getTranslations } from 'next-intl/server';
import type { ProviderFilter } from '@/lib/domain/filter';
import { LIST_VIEWS } from '@/lib/domain/list-options';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/route';
import { ViewLinks } from './view-links';

/** Renders the switch between grid, list and map (product rule 2.9). */
export async function ViewToggle({ filter }: { filter: ProviderFilter }) {
  const [t, to] = await Promise.all([getTranslations('view'), getLinks()]);
  return (
    <ViewLinks
      label={t('label')}
      current={filter.view}
      links={LIST_VIEWS.map((view) => [view, t(view), to(servicesRoute({ ...filter, view }))])}
    />
  );
}
