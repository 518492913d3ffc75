import { Link } from '@/components/ui/link';
import { getIntl } from '@/lib/routing/get-intl';

/** Renders a note that the position in a list's URL is outside the Emirates, with a link to choose an emirate (product rule 2.15). */
export async function PositionOutsideNotice() {
  const { t, to } = await getIntl('nearMe');
  return (
    <p className="mt-3">
      {t('positionOutside')}{' '}
      <Link href={to({ name: 'home' }, 'map-preview')} className="text-link">
        {t('choose')}
      </Link>
    </p>
  );
}
