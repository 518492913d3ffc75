import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';

/** Lists with at most this many providers show the invitation (product rule 2.23). */
export const FEW_PROVIDERS = 3;

/** Invites owners to list a missing business. */
export async function OwnerInvitation() {
  const [t, to] = await Promise.all([getTranslations('claim'), getLinks()]);
  return (
    <p className="no-print mt-6 text-center text-ink-500">
      {t('missing')}{' '}
      <Link href={to({ page: 'updateListing' })} className="text-link inline-flex min-h-11 items-center">
        {t('list')}
      </Link>
    </p>
  );
}
