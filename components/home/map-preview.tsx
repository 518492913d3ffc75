import { DistrictLinks } from '@/components/landing/browse-links';
import { Link } from '@/components/ui/link';
import { EMIRATES } from '@/lib/domain/emirates';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { getIntl } from '@/lib/routing/get-intl';
import { MapFrame } from './map-frame';
import { Section } from './section';

/** Renders the map of the emirates and an equivalent list, most providers first (product rule 2.11). */
export async function MapPreview({ counts }: { counts: ProviderStats[] }) {
  const { t, to, format } = await getIntl();
  const emirates = EMIRATES.map((emirate) => ({ emirate, count: countOf(counts, emirate, null) }));
  emirates.sort((a, b) => b.count - a.count);
  const highestCount = Math.max(1, emirates[0]!.count);
  const regions = emirates.map(({ emirate, count }) => {
    const name = t(`emirates.${emirate}.name`);
    return {
      emirate,
      name,
      count: format.number(count),
      label: t('home.mapRegion', { emirate: name, count }),
      linkText: t('home.mapOpen', { emirate: name }),
      share: count / highestCount,
      href: to({ name: 'emirate', emirate }),
    };
  });
  return (
    <Section id="map-preview" title={t('map.title')} text={t('home.mapText')}>
      <div className="grid gap-5 md:grid-cols-[minmax(0,1fr)_19rem] md:gap-10 noscript:grid-cols-1">
        <MapFrame
          section="map-preview"
          regions={regions}
          labels={{
            select: t('map.select'),
            all: t('map.all'),
            loading: t('map.coming'),
            failed: t('home.mapFailed'),
            reload: t('error.reload'),
          }}
        />
        <nav aria-label={t('home.mapList')}>
          <ul className="map-list grid grid-fill-38 gap-x-4 gap-y-1 md:grid-cols-1">
            {regions.map(({ emirate, name, count, href, share }) => (
              <li key={emirate}>
                <Link
                  href={href}
                  className="relative flex min-h-target items-center justify-between gap-4 font-medium hover:text-water-700"
                  loading={t('list.loading')}
                >
                  {name} <span className="text-ink-500">{count}</span>
                  <span
                    className="absolute start-0 bottom-0 rounded-pill border-b-4 border-water-600"
                    style={{ width: `${share * 100}%` }}
                  />
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h3 className="mt-6 mb-3 text-base font-semibold">{t('home.districts')}</h3>
      <DistrictLinks />
    </Section>
  );
}
