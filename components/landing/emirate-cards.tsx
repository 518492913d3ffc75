import { Icon } from '@/components/ui/icon';
import { Tile } from '@/components/ui/tile';
import type { Emirate } from '@/lib/domain/emirates';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';

interface EmirateCardsProps {
  emirates: { emirate: Emirate; count: number; route: Route }[];
}

/** Renders the emirates as cards with their numbers of services. */
export async function EmirateCards({ emirates }: EmirateCardsProps) {
  const { t, to } = await getIntl();
  return (
    <ul className="grid gap-4 sm:grid-cols-2 row:grid-cols-3">
      {emirates.map(({ emirate, count, route }) => (
        <li key={emirate} className="grid">
          <Tile
            href={to(route)}
            loading={t('list.loading')}
            title={
              <>
                {t(`emirates.${emirate}.name`)}
                <Icon name="chevron-right" className="icon-directional text-water-600" />
              </>
            }
            count={t('washType.emirateCount', { count })}
            text={t(`emirate.descriptions.${emirate}`)}
          />
        </li>
      ))}
    </ul>
  );
}
