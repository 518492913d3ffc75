import { Icon } from '@/components/ui/icon';

/** The drop with the gleam, and the name in the script of the page. */
export function Logo({ name }: { name: string }) {
  return (
    <span className="logo">
      <Icon name="lamaa" />
      {name}
    </span>
  );
}
