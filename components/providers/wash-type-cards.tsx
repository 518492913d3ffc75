import { getTranslations } from 'next-intl/server';
import { Icon, type IconName } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { WashType } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/i18n/links';
import { PATHS } from '@/lib/routes';

const ICONS: Record<WashType, IconName> = {
  'mobile-car-wash': 'route',
  'steam-cleaning': 'cloud',
  'auto-detailing': 'sparkles',
  'waterless-wash': 'droplets',
  'eco-friendly': 'leaf',
  '247-services': 'moon',
};

/** The six wash types as cards, each with its number of services. */
export async function WashTypeCards({ washTypes }: { washTypes: { washType: WashType; count: number }[] }) {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
      {washTypes.map(({ washType, count }) => (
        <li key={washType} className="grid">
          <Link href={to(PATHS.washType(washType))} className="tile" loading={t('list.loading')}>
            <Icon name={ICONS[washType]} className="size-7 text-water-600" />
            <span className="tile-title">
              {t(`washTypes.${washType}.name`)}
              <Icon name="chevron-right" className="icon-directional" />
            </span>
            <span className="tile-count">{t('washType.emirateCount', { count })}</span>
            <span className="tile-text">{t(`washTypes.${washType}.description`)}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
