import type { ButtonKind } from '@/components/ui/button';
import type { ProviderFilter } from '@/lib/domain/filter';
import { NEAR_MODES, type TypedSort } from '@/lib/domain/list-options';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { NearMeButton } from './near-me-button';

interface NearMeProps {
  /** A chip if absent. */
  kind?: ButtonKind | 'chip';
  className?: string;
  /** The filters of the list. */
  filter?: Partial<ProviderFilter>;
  /** The order that its search asks for. */
  typedSort?: TypedSort;
}

/** Kilometres within which an order that is not by distance holds: farther, the way costs more than the wash. */
const NEAR_KM = 10;

/**
 * Renders the button that lists what is near, first what one can drive to. A typed order and the lowest price stay, within a radius;
 * any other list is sorted by distance (product rule 2.15).
 */
export async function NearMe({ kind, className, filter, typedSort }: NearMeProps) {
  const { t, to } = await getIntl('nearMe');
  const chosen = filter?.sort === 'price' ? filter.sort : undefined;
  return (
    <NearMeButton
      kind={kind}
      className={className}
      centresUrl={to({ name: 'areaCentres' })}
      listUrl={to(
        servicesRoute({
          ...filter,
          serviceMode: filter?.serviceMode ?? NEAR_MODES[0],
          ...((chosen ?? (!filter?.sort && typedSort))
            ? { sort: chosen, radius: filter?.radius ?? NEAR_KM }
            : { sort: 'near' }),
          near: undefined,
          page: 1,
        }),
      )}
      pickerUrl={to({ name: 'home' }, 'map-preview')}
      labels={{
        button: t('button'),
        locating: t('locating'),
        found: t('found'),
        refused: t('refused'),
        unknown: t('unknown'),
        outside: t('outside'),
        failed: t('failed'),
        choose: t('choose'),
      }}
    />
  );
}
