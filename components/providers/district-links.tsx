import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { DISTRICTS, EMIRATE_OF_DISTRICT } from '@/lib/domain/districts';
import type { Emirate } from '@/lib/domain/emirates';
import { getLinks } from '@/lib/routing/links';

/** The districts of an emirate that have a page of their own. */
export async function DistrictLinks({ emirate }: { emirate: Emirate }) {
  const t = await getTranslations();
  const to = await getLinks();
  const districts = DISTRICTS.filter((district) => EMIRATE_OF_DISTRICT[district] === emirate);
  if (districts.length === 0) return null;
  return (
    <nav aria-label={t('emirate.districts')} className="no-print mb-8 flex flex-wrap gap-2">
      {districts.map((district) => (
        <Link
          key={district}
          href={to({ page: 'district', district })}
          className="chip"
          loading={t('list.loading')}
        >
          <Icon name="map-pin" className="size-4" />
          {t(`districts.${district}.name`)}
        </Link>
      ))}
    </nav>
  );
}
