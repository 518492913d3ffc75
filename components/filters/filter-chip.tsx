import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';

interface FilterChipProps {
  name: string;
  href: string;
  className?: string;
}

/** A filter by its name; the link leads to the list without it. */
export async function FilterChip({ name, href, className }: FilterChipProps) {
  const t = await getTranslations();
  return (
    <li className={className}>
      <Link
        href={href}
        className="chip"
        aria-label={t('filter.remove', { name })}
        loading={t('list.loading')}
      >
        <bdi>{name}</bdi>
        <Icon name="x" className="no-print size-4" />
      </Link>
    </li>
  );
}
