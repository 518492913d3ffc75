import { BasemapPicture, basemapSection } from '@/components/map/basemap-picture';
import { Icon } from '@/components/ui/icon';
import { directionsLink } from '@/lib/domain/contact';
import type { Provider } from '@/lib/domain/provider';
import { getIntl } from '@/lib/routing/get-intl';

const SIZE = { width: 360, height: 170 };
/** Degrees of longitude on either side of the centre: about 7 kilometres. */
const HALF_SPAN = 0.07;
/** Zoom levels that show the streets around a place, or the area that it is somewhere in. */
const ZOOM = { place: 15, area: 12.5 };

/** Renders a small map of where to drive, which links to the map app (product rule 2.8). */
export async function PlaceMap({ provider }: { provider: Provider }) {
  const { t, locale } = await getIntl('providerPage');
  const place = provider.place ?? provider.area;
  const href = directionsLink(provider);
  if (!place || !href) return null;
  const { latitude, longitude } = place;
  const section = basemapSection(
    [longitude - HALF_SPAN, latitude - HALF_SPAN / 4, longitude + HALF_SPAN, latitude + HALF_SPAN / 4],
    SIZE,
    [place],
  );
  const [x, y] = [SIZE.width / 2, SIZE.height / 2];
  const pin = provider.place ? (
    <path
      className="fill-sun-400 stroke-sea-950 stroke-[1.5]"
      d={`M${x} ${y}c-3-7-9-10-9-17a9 9 0 0 1 18 0c0 7-6 10-9 17Z`}
    />
  ) : (
    <circle
      className="fill-map-around stroke-water-600 stroke-[1.5] [stroke-dasharray:4_3]"
      cx={x}
      cy={y}
      r="30"
    />
  );
  return (
    <div className="group no-print relative overflow-hidden rounded-panel border border-sand-200 bg-surface">
      <BasemapPicture
        section={section}
        streets={{ center: [longitude, latitude], zoom: provider.place ? ZOOM.place : ZOOM.area }}
      >
        {pin}
      </BasemapPicture>
      <a
        href={href}
        target="_blank"
        rel="noopener"
        className="flex min-h-target items-center gap-2.5 px-4 py-2.5 leading-snug text-water-700 after:absolute after:inset-0"
      >
        <Icon name="route" />
        <b className="group-hover:underline">
          {provider.place ? t('wayThere') : t('wayAbout', { area: provider.area?.name[locale] ?? '' })}
        </b>
        <span className="sr-only"> {t('inMaps')}</span>
      </a>
    </div>
  );
}
