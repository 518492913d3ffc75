import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { DISTRICTS } from '@/lib/domain/area';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getIntl } from '@/lib/routing/get-intl';
import type { Route } from '@/lib/routing/route';

/** Renders links to the emirates. */
export async function EmirateLinks() {
  const t = await getTranslations();
  return (
    <LinkRow
      links={EMIRATES.map((slug) => [{ name: 'emirate', emirate: slug }, t(`emirates.${slug}.name`)])}
    />
  );
}

/** Renders links to the wash types. */
export async function WashTypeLinks() {
  const t = await getTranslations();
  return (
    <LinkRow
      links={WASH_TYPES.map((slug) => [{ name: 'washType', washType: slug }, t(`washTypes.${slug}.name`)])}
    />
  );
}

/** Renders links to the districts. */
export async function DistrictLinks() {
  const t = await getTranslations('districts');
  return (
    <LinkRow links={DISTRICTS.map((slug) => [{ name: 'district', district: slug }, t(`${slug}.name`)])} />
  );
}

interface LinkRowProps {
  links: [route: Route, text: string][];
}

async function LinkRow({ links }: LinkRowProps) {
  const { to } = await getIntl();
  return (
    <ul className="chip-row">
      {links.map(([route, text]) => (
        <li key={text}>
          <Link href={to(route)} className="chip">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
