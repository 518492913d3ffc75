import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import { EMIRATES } from '@/lib/domain/emirates';
import { WASH_TYPES } from '@/lib/domain/wash-types';
import { getLinks } from '@/lib/routing/links';
import { PATHS } from '@/lib/routing/paths';

/** The seven emirates in a row. */
export async function EmirateLinks() {
  const t = await getTranslations();
  return <Choices links={EMIRATES.map((slug) => [PATHS.emirate(slug), t(`emirates.${slug}.name`)])} />;
}

/** The six wash types in a row. */
export async function WashTypeLinks() {
  const t = await getTranslations();
  return <Choices links={WASH_TYPES.map((slug) => [PATHS.washType(slug), t(`washTypes.${slug}.name`)])} />;
}

async function Choices({ links }: { links: [path: string, text: string][] }) {
  const to = await getLinks();
  return (
    <ul className="flex flex-wrap gap-2">
      {links.map(([path, text]) => (
        <li key={path}>
          <Link href={to(path)} className="chip">
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
