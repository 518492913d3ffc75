import { Icon } from '@/components/ui/icon';

/** The logo and the site's name. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <Icon name="lamaa" />
      {name}
    </span>
  );
}
