import type { GroundPicture as Picture } from '@/lib/content/ground-picture';

interface GroundPictureProps {
  picture: Picture;
  className?: string;
  /** What is said of it; without it, it is decoration. */
  label?: string;
  children: React.ReactNode;
}

/** The ground of the maps as a picture in the page, with what stands on it. Never mirrored: east stays right in Arabic too. */
export function GroundPicture({ picture, className = '', label, children }: GroundPictureProps) {
  const { width, height, land, beyond, roads } = picture;
  return (
    <svg
      className={`ground-picture ${className}`}
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
