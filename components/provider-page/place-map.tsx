import { getLocale, getTranslations } from 'next-intl/server';
import { Icon } from '@/components/ui/icon';
import { drawPlace } from '@/lib/content/place-picture';
import { directionsLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';

/** Where a provider is, as a small picture of the ground that opens the driver's map app (product rule 2.8). */
export async function PlaceMap({ provider }: { provider: Provider }) {
  const [t, locale] = await Promise.all([getTranslations('providerPage'), getLocale()]);
  const place = provider.place ?? provider.area;
  const href = directionsLink(provider);
  if (!place || !href) return null;
  const { width, height, land, beyond, roads } = drawPlace(place);
  const [x, y] = [width / 2, height / 2];
  return (
    <a href={href} target="_blank" rel="noopener" className="place-map no-print">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="xMidYMid slice" aria-hidden="true">
        <path className="beyond" d={beyond} />
        <path className="land" d={land} />
        {roads.map(({ name, line }) => (
          <path key={name + line} className="road-casing" d={line} />
        ))}
        {roads.map(({ name, line }) => (
          <path key={name + line} className="road" d={line} />
        ))}
        {roads.map(
          ({ name, line, sign }) =>
            sign && (
              <g key={name + line} transform={`translate(${sign.map(Math.round).join(' ')})`}>
                <rect x="-14" y="-7.5" width="28" height="15" rx="4" />
                <text y="3.5">{name}</text>
              </g>
            ),
        )}
        {provider.place ? (
          <path className="pin" d={`M${x} ${y}c-3-7-9-10-9-17a9 9 0 0 1 18 0c0 7-6 10-9 17Z`} />
        ) : (
          <circle className="about" cx={x} cy={y} r="30" />
        )}
      </svg>
      <span>
        <Icon name="route" />
        <b>{provider.place ? t('wayThere') : t('wayAbout', { area: provider.area?.name[locale] ?? '' })}</b>
        <span className="sr-only"> {t('inMaps')}</span>
      </span>
    </a>
  );
}
