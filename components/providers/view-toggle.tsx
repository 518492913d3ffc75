import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type ProviderFilter } from '@/lib/domain/filter';
import { LIST_VIEWS } from '@/lib/domain/list-options';
import { getLinks } from '@/lib/routing/links';
import { servicesRoute } from '@/lib/routing/services-route';

/** Grid or list (product rule 2.9). */
export async function ViewToggle({ filter }: { filter: ProviderFilter }) {
  const t = await getTranslations('view');
  const to = await getLinks();
  return (
    <nav aria-label={t('label')} className="no-print flex gap-1.5">
      {LIST_VIEWS.map((view) => (
        <Link
          key={view}
          href={to(servicesRoute({ ...filter, view }))}
          className="chip"
          aria-current={view === filter.view ? 'true' : undefined}
          scroll={false}
        >
          <Icon name={view === 'grid' ? 'layout-grid' : 'list'} className="size-4" />
          <span className="max-sm:sr-only">{t(view)}</span>
        </Link>
      ))}
    </nav>
  );
}
