import type { ButtonKind } from '@/components/ui/button';
import type { ProviderFilter } from '@/lib/domain/filter';
import { NEAR_MODES } from '@/lib/domain/list-options';
import { getIntl } from '@/lib/routing/get-intl';
import { servicesRoute } from '@/lib/routing/route';
import { NearMeButton } from './near-me-button';

interface NearMeProps {
  /** A chip if absent. */
  kind?: ButtonKind | 'chip';
  className?: string;
  /** The filters of the list. */
  filter?: Partial<ProviderFilter>;
}

/** Kilometres within which the cheapest are listed: farther, the way costs more than the wash. */
const CHEAPEST_WITHIN = 10;

/** Renders the button that lists what is near, first what one can drive to (product rule 2.15). */
export async function NearMe({ kind, className, filter }: NearMeProps) {
  const { t, to } = await getIntl('nearMe');
  return (
    <NearMeButton
      kind={kind}
      className={className}
      centresUrl={to({ name: 'areaCentres' })}
      listUrl={to(
        servicesRoute({
          ...filter,
          serviceMode: filter?.serviceMode ?? NEAR_MODES[0],
          ...(filter?.sort === 'price'
            ? { sort: 'price', radius: filter.radius ?? CHEAPEST_WITHIN }
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
