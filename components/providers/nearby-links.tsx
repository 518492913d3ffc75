import { getTranslations } from 'next-intl/server';
import { Link } from '@/components/ui/link';
import type { Provider } from '@/lib/domain/provider';
import { getLinks } from '@/lib/routing/links';
import type { Route } from '@/lib/routing/route';

/** The lists that a provider is in: its districts, and each of its wash types in its emirate. */
export async function NearbyLinks({ provider }: { provider: Provider }) {
  const t = await getTranslations();
  const to = await getLinks();
  const [emirate] = provider.emirates;
  const links: { route: Route; text: string }[] = [
    ...provider.districts.map((district) => ({
      route: { page: 'district' as const, district },
      text: t('district.title', { district: t(`districts.${district}.name`) }),
    })),
    ...(emirate
      ? provider.washTypes.map((washType) => ({
          route: { page: 'washTypeInEmirate' as const, washType, emirate },
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
