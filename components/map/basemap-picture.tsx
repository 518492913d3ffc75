import type { BasemapPicture as Picture } from '@/lib/content/basemap-picture';

interface BasemapPictureProps {
  picture: Picture;
  className?: string;
  /** Accessible name; without it the picture is decorative. */
  label?: string;
  children: React.ReactNode;
}

/** Written by scripts/tools/basemap.mjs. */
const BASEMAP_FILE = '/map/basemap.svg';

/** Renders a static map. Not mirrored in Arabic: east stays on the right. */
export function BasemapPicture({ picture, className = '', label, children }: BasemapPictureProps) {
  const { width, height, viewBox, roadSigns } = picture;
  return (
    <svg
      className={`basemap-picture ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
      <svg width={width} height={height} viewBox={viewBox} preserveAspectRatio="none" aria-hidden="true">
        <use className="neighbours" href={`${BASEMAP_FILE}#neighbours`} />
        <use className="land" href={`${BASEMAP_FILE}#land`} />
        <use className="road-casing" href={`${BASEMAP_FILE}#roads`} />
        <use className="road" href={`${BASEMAP_FILE}#roads`} />
      </svg>
      {roadSigns.map(({ name, at }) => (
        <g
          key={name}
          className="road-sign"
          transform={`translate(${at.map(Math.round).join(' ')})`}
          aria-hidden="true"
        >
          <rect x="-14" y="-7.5" width="28" height="15" rx="4" />
          <text y="3.5">{name}</text>
        </g>
      ))}
      {children}
    </svg>
  );
}
