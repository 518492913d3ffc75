import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { getLinks } from '@/lib/routing/links';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { Section } from './section';

/** The six service categories of the home page in order (product rule 1.3), each with the list it links to. */
const SERVICE_CATEGORIES = [
  { key: 'mobile', icon: 'route', route: { name: 'washType', washType: 'mobile-car-wash' } },
  { key: 'eco', icon: 'leaf', route: { name: 'washType', washType: 'eco-friendly' } },
  { key: 'steam', icon: 'cloud', route: { name: 'washType', washType: 'steam-cleaning' } },
  { key: '247', icon: 'moon', route: { name: 'washType', washType: '247-services' } },
  { key: 'waterless', icon: 'droplets', route: { name: 'washType', washType: 'waterless-wash' } },
  { key: 'deals', icon: 'tag', route: servicesRoute({ search: 'package' }) },
] as const satisfies { key: string; icon: string; route: Route }[];

/** Renders the six service categories (product rule 1.3). */
export async function ServiceGrid() {
  const t = await getTranslations();
  const to = await getLinks();
  return (
    <Section title={t('home.grid')} text={t('home.gridText')} background="white">
      <ul className="service-grid">
        {SERVICE_CATEGORIES.map(({ key, icon, route }) => (
          <li key={key}>
            <Link href={to(route)} className="service-tile" loading={t('list.loading')}>
              <span className="service-icon">
                <Icon name={icon} />
              </span>
              <strong>{t(`services.${key}.title`)}</strong>
              <span>{t(`services.${key}.desc`)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
