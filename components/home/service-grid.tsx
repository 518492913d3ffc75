import { getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { SERVICE_CATEGORIES } from '@/lib/content/service-categories';
import { getLinks } from '@/lib/routing/links';
import { Section } from './section';

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
