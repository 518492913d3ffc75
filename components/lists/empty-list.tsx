import { EmptyMessage } from '@/components/facts/empty-message';
import { Link } from '@/components/ui/link';
import { getIntl } from '@/lib/routing/get-intl';

interface EmptyListProps {
  title: string;
  text?: React.ReactNode;
  /** Whether alternatives follow, above which the message takes little room; the invitation comes after them. */
  hasAlternatives?: boolean;
  children: React.ReactNode;
}

/** Renders the message of an empty list, with links to other pages and an invitation to owners. */
export function EmptyList({ title, text, hasAlternatives, children }: EmptyListProps) {
  return (
    <EmptyMessage scene={hasAlternatives ? undefined : 'villas hand'} title={title} text={text}>
      <div className="flex flex-wrap justify-center gap-3">{children}</div>
      {!hasAlternatives && <OwnerInvitation />}
    </EmptyMessage>
  );
}

/** Lists with at most this many providers show the invitation (product rule 2.23). */
export const FEW_PROVIDERS = 3;

/** Invites owners to list a missing business. */
export async function OwnerInvitation() {
  const { t, to } = await getIntl('claim');
  return (
    <p className="no-print mt-6 flex flex-wrap items-center justify-center gap-x-2 text-center text-ink-500">
      {t('missing')}{' '}
      <Link href={to({ name: 'updateListing' })} className="text-link inline-flex min-h-11 items-center">
        {t('list')}
      </Link>
    </p>
  );
}
