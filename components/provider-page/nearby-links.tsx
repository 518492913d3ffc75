import { Link } from '@/components/ui/link';
import type { Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';
import { areaRoute, type Route } from '@/lib/routing/route';

/** Renders links to the lists of the provider's area and of its wash types in its emirate. */
export async function NearbyLinks({ provider }: { provider: Provider }) {
  const { t, to, locale } = await getIntl();
  const { area } = provider;
  const [emirate] = provider.emirates;
  const links: { route: Route; text: string }[] = [
    ...(area ? [{ route: areaRoute(area), text: t('area.title', { area: area.name[locale] }) }] : []),
    ...(emirate
      ? provider.washTypes.map((washType) => ({
          route: { name: 'washTypeInEmirate' as const, washType, emirate },
          text: t('washType.inEmirate', {
            services: t(`washTypes.${washType}.services`),
            emirate: t(`emirates.${emirate}.name`),
          }),
        }))
      : []),
  ];
  if (links.length === 0) return null;
  return (
    <nav aria-label={t('list.nearby')} className="container-page no-print mt-10">
      <h2 className="mb-3 text-xl">{t('list.nearby')}</h2>
      <ul className="flex flex-wrap gap-2">
        {links.map(({ route, text }) => (
          <li key={text}>
            <Link href={to(route)} className="chip" loading={t('list.loading')}>
              {text}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
