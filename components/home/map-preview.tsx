import { getFormatter, getTranslations } from 'next-intl/server';
import { DistrictLinks } from '@/components/landing/browse-links';
import { Link } from '@/components/ui/link';
import { EMIRATES } from '@/lib/domain/emirates';
import { countOf, type ProviderStats } from '@/lib/domain/stats';
import { getLinks } from '@/lib/routing/links';
import { MapFrame } from './map-frame';
import { Section } from './section';

/** Renders the map of the emirates and an equivalent list (product rule 2.11). */
export async function MapPreview({ counts }: { counts: ProviderStats[] }) {
  const [t, to, format] = await Promise.all([getTranslations(), getLinks(), getFormatter()]);
  const highestCount = Math.max(1, ...EMIRATES.map((emirate) => countOf(counts, emirate, null)));
  const regions = EMIRATES.map((emirate) => {
    const count = countOf(counts, emirate, null);
    const name = t(`emirates.${emirate}.name`);
    return {
      emirate,
      name,
      count: format.number(count),
      label: t('home.mapRegion', { emirate: name, count }),
      linkText: t('home.mapOpen', { emirate: name }),
      share: Math.sqrt(count / highestCount),
      href: to({ name: 'emirate', emirate }),
    };
  });
  return (
    <Section id="map-preview" title={t('map.title')} text={t('home.mapText')}>
      <div className="map-columns">
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
          <ul className="map-list">
            {regions.map(({ emirate, name, count, href, share }) => (
              <li key={emirate} style={{ '--share': share } as React.CSSProperties}>
                <Link href={href} loading={t('list.loading')}>
                  {name} <span>{count}</span>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
      <h3 className="mt-8 mb-3 text-base">{t('home.districts')}</h3>
      <DistrictLinks />
    </Section>
  );
}
