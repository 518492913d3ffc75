export type IconName =
  | 'arrow-left'
  | 'badge-check'
  | 'calendar'
  | 'car'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle-alert'
  | 'clock'
  | 'cloud'
  | 'columns-2'
  | 'database'
  | 'droplets'
  | 'globe'
  | 'heart'
  | 'lamaa'
  | 'layout-grid'
  | 'leaf'
  | 'list'
  | 'locate-fixed'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'move'
  | 'phone'
  | 'plus'
  | 'route'
  | 'search'
  | 'sliders-horizontal'
  | 'share-2'
  | 'smartphone'
  | 'sparkles'
  | 'star'
  | 'tag'
  | 'whatsapp'
  | 'x';

interface IconProps {
  name: IconName;
  className?: string;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

/** Renders an icon from the sprite `public/sprite.svg`. */
export function Icon({ name, className, label }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  const use = <use href={`/sprite.svg#${name}`} />;
  return label ? (
    <svg className={classes} role="img" aria-label={label}>
      {use}
    </svg>
  ) : (
    <svg className={classes} aria-hidden="true">
      {use}
    </svg>
  );
}
