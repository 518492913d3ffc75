export type IconName =
  | 'arrow-left'
  | 'badge-check'
  | 'calendar'
  | 'car'
  | 'check'
  | 'chevron-down'
  | 'chevron-right'
  | 'circle-alert'
  | 'circle-help'
  | 'clock'
  | 'cloud'
  | 'columns-2'
  | 'database'
  | 'droplets'
  | 'globe'
  | 'heart'
  | 'house'
  | 'info'
  | 'lamaa'
  | 'layout-grid'
  | 'leaf'
  | 'list'
  | 'locate-fixed'
  | 'mail'
  | 'map'
  | 'map-pin'
  | 'menu'
  | 'minus'
  | 'moon'
  | 'move'
  | 'newspaper'
  | 'phone'
  | 'plus'
  | 'route'
  | 'search'
  | 'sliders-horizontal'
  | 'share-2'
  | 'smartphone'
  | 'star'
  | 'tag'
  | 'whatsapp'
  | 'x';

/** The icons and drawn scenes, with their version. */
export const SPRITE = process.env.SPRITE ?? '/sprite.svg';

interface IconProps {
  name: IconName;
  className?: string;
  /** Accessible name; without it the icon is decorative. */
  label?: string;
}

/** Renders an icon from the sprite `public/sprite.svg`. */
export function Icon({ name, className, label }: IconProps) {
  const classes = className ? `icon ${className}` : 'icon';
  const use = <use href={`${SPRITE}#${name}`} />;
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
