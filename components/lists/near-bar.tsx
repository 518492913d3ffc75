import { ChipRow } from '@/components/filters/list-links';
import { Link } from '@/components/ui/link';
import { type ProviderFilter, withoutPosition } from '@/lib/domain/filter';
import { isNearMode, NEAR_MODES, RADIUS_OPTIONS } from '@/lib/domain/list-options';
import type { ProviderList } from '@/lib/domain/provider-list';
import { distanceFormat } from '@/lib/i18n/formatters';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';

interface NearBarProps {
  filter: ProviderFilter;
  list: ProviderList;
}

/**
 * Renders the choices of a list near a visitor, with their numbers of providers: who is open now, to drive or to let the provider
 * come, how far, and back to the list without a position (product rule 2.15).
 */
export async function NearBar({ filter, list: { options } }: NearBarProps) {
  const { t, format } = await getIntl();
  return (
    <ChipRow label={t('nearMe.choices')}>
      <Choice
        name={t('filter.openNow')}
        count={options.open?.now}
        isChosen={filter.open === 'now'}
        filter={{ ...filter, open: filter.open === 'now' ? undefined : 'now' }}
      />
      {NEAR_MODES.map((mode) => (
        <Choice
          key={mode}
          name={t(`nearMe.${mode}`)}
          count={options.serviceMode?.[mode]}
          isChosen={filter.serviceMode === mode}
          filter={{ ...filter, serviceMode: mode }}
        />
      ))}
      {RADIUS_OPTIONS.map((kilometres) => (
        <Choice
          key={kilometres}
          name={format.number(kilometres, distanceFormat(kilometres))}
          count={options.radius?.[kilometres]}
          isChosen={filter.radius === kilometres}
          filter={{ ...filter, radius: filter.radius === kilometres ? undefined : kilometres }}
        />
      ))}
      <li>
        <EverywhereLink filter={filter} />
      </li>
    </ChipRow>
  );
}

interface ChoiceProps {
  name: string;
  count: number | undefined;
  isChosen: boolean;
  filter: ProviderFilter;
}

async function Choice({ name, count, isChosen, filter }: ChoiceProps) {
  const { t, to, format } = await getIntl('list');
  return (
    <li>
      <Link
        href={to(servicesRoute({ ...filter, page: 1 }))}
        className="chip"
        aria-current={isChosen ? 'true' : undefined}
        loading={t('loading')}
      >
        {name} {count !== undefined && <small className="chip-count">{format.number(count)}</small>}
      </Link>
    </li>
  );
}

async function EverywhereLink({ filter }: Pick<NearBarProps, 'filter'>) {
  const { t, to } = await getIntl();
  const { serviceMode, ...others } = withoutPosition(filter);
  const everywhere = isNearMode(serviceMode) ? others : { ...others, serviceMode };
  return (
    <Link
      href={to(servicesRoute({ ...everywhere, page: 1 }))}
      className="chip chip-plain"
      loading={t('list.loading')}
    >
      {t('nearMe.everywhere')}
    </Link>
  );
}
