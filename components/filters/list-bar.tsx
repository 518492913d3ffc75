'use client';

import { CarSelect } from '@/components/car/car-select';
import { useMyCar } from '@/components/car/my-car';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import type { CarSize } from '@/lib/domain/car';
import { withParameter } from '@/lib/routing/with-parameter';

interface ListBarProps {
  label: string;
  loading: string;
  /** The list with all filters. */
  filters: { href: string; name: string };
  /** The list as a map; on phones the bar at the bottom of the screen links to it. */
  map: { href: string; name: string };
  /** Links to the list with one additional filter. */
  links: (readonly [href: string, name: string])[];
  /** Whether the page shows prices, which depend on the car. */
  hasPrices: boolean;
  /** Additional buttons. */
  children?: React.ReactNode;
}

/**
 * Renders the links that narrow a list in one row, which scrolls on phones. A client component, so that the page contains
 * its data instead of serialized elements.
 */
export function ListBar({ label, loading, filters, map, links, hasPrices, children }: ListBarProps) {
  const car = useMyCar();
  const [first, ...others] = links;
  const link = ([href, name]: (typeof links)[number]) => (
    <Link key={href} href={forCar(href, car)} className="chip" loading={loading}>
      {name}
    </Link>
  );
  return (
    <nav aria-label={label} className="chip-row no-print">
      <Link href={filters.href} className="chip" loading={loading}>
        <Icon name="sliders-horizontal" className="size-4" />
        {filters.name}
      </Link>
      {/* Not at the end, where it would stand in a row of its own. */}
      <Link href={map.href} className="chip max-row:hidden" loading={loading}>
        <Icon name="map" className="size-4" />
        {map.name}
      </Link>
      {first && link(first)}
      {children}
      {others.map(link)}
      {hasPrices && <CarSelect className="pick pick-line" />}
    </nav>
  );
}

/** Makes a price limit one for the visitor's car (product rule 2.28). */
function forCar(href: string, car: CarSize | undefined): string {
  return car && /[?&]max=/.test(href) ? withParameter(href, 'car', car) : href;
}
