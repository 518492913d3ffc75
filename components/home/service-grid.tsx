import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { type CarCareIn, carCareIn } from '@/lib/domain/car-care';
import { getIntl } from '@/lib/routing/get-intl';
import { type Route, servicesRoute } from '@/lib/routing/route';
import { Section } from './section';

/** The texts and icons of the categories. */
const TILES = {
  'mobile-car-wash': { key: 'mobile', icon: 'route' },
  'eco-friendly': { key: 'eco', icon: 'leaf' },
  'steam-cleaning': { key: 'steam', icon: 'cloud' },
  '247-services': { key: '247', icon: 'moon' },
  'waterless-wash': { key: 'waterless', icon: 'droplets' },
} as const satisfies Record<CarCareIn<'category'>['slug'], { key: string; icon: string }>;

/** The six service categories of the home page in order (product rule 1.3), each with the list it links to. */
const SERVICE_CATEGORIES = [
  ...carCareIn('category').map(({ slug }) => ({
    ...TILES[slug],
    route: { name: 'washType', washType: slug } as Route,
  })),
  { key: 'deals', icon: 'tag', route: servicesRoute({ search: 'package' }) },
] as const;

/** Renders the six service categories (product rule 1.3). */
export async function ServiceGrid() {
  const { t, to } = await getIntl();
  return (
    <Section title={t('home.grid')} text={t('home.gridText')}>
      <ul className="grid gap-x-6 sm:gap-y-1 sm:grid-cols-2 row:grid-cols-3">
        {SERVICE_CATEGORIES.map(({ key, icon, route }) => (
          <li key={key}>
            <Link
              href={to(route)}
              className="flex h-full items-start gap-4 rounded-control py-1.5 wrap-anywhere hover:bg-tint-50 sm:-mx-2 sm:px-2 sm:py-2"
              loading={t('list.loading')}
            >
              <span className="grid size-11 flex-none place-items-center rounded-control bg-tint-100 text-lg text-water-700">
                <Icon name={icon} />
              </span>
              <span className="min-w-0 text-sm text-ink-700">
                <strong className="block text-base font-semibold text-ink-950">
                  {t(`services.${key}.title`)}
                </strong>
                {t(`services.${key}.desc`)}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
