import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';

/** A list that holds no more is one where owners look for themselves (product rule 2.23). */
export const FEW_PROVIDERS = 3;

/** Below a list of few or none: a business that is missing can be listed. */
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
