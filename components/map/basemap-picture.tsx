import type { BasemapPicture as Picture } from '@/lib/content/basemap-picture';

interface BasemapPictureProps {
  picture: Picture;
  className?: string;
  /** Accessible name; without it the picture is decorative. */
  label?: string;
  children: React.ReactNode;
}

/** A static map as an SVG in the page. Not mirrored in Arabic: east stays on the right. */
export function BasemapPicture({ picture, className = '', label, children }: BasemapPictureProps) {
  const { width, height, land, beyond, roads } = picture;
  return (
    <svg
      className={`basemap-picture ${className}`}
      viewBox={`0 0 ${width} ${height}`}
      direction="ltr"
      {...(label ? { role: 'group', 'aria-label': label } : { 'aria-hidden': true })}
    >
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
            <g
              key={name + line}
              className="road-sign"
              transform={`translate(${sign.join(' ')})`}
              aria-hidden="true"
            >
              <rect x="-14" y="-7.5" width="28" height="15" rx="4" />
              <text y="3.5">{name}</text>
            </g>
          ),
      )}
      {children}
    </svg>
  );
}
