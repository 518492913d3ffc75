import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';

interface ListHeadingProps {
  /** Where the same list can be filtered and sorted, if it can. */
  narrowRoute?: Route;
  children: React.ReactNode;
}

/** How many providers are shown, and the way to fewer. */
export async function ListHeading({ narrowRoute, children }: ListHeadingProps) {
  const [t, to] = await Promise.all([getTranslations('list'), getLinks()]);
  return (
    <div className="mb-4 flex flex-wrap items-center justify-between gap-2">
      <h2 className="text-base">{children}</h2>
      {narrowRoute && (
        <Link href={to(narrowRoute)} className="chip no-print" loading={t('loading')}>
          <Icon name="sliders-horizontal" />
          {t('narrow')}
        </Link>
      )}
    </div>
  );
}
