import type { ComponentProps } from 'react';
import { NavigationLink } from '@/components/ui/link';

export interface NavigationItem {
  href: string;
  title: string;
  text?: string;
  /** Whether the header shows it beside the menu where there is room. */
  isNarrow?: boolean;
}

/** Returns whether the current page is in a menu: `narrow` if only while the header has no room for its link. */
export function currentIn(items: NavigationItem[], current: string): 'true' | 'narrow' | undefined {
  const item = items.find(({ href }) => href === current);
  return item && (item.isNarrow ? 'narrow' : 'true');
}

interface MenuLinkProps extends Omit<ComponentProps<typeof NavigationLink>, 'href'> {
  item: NavigationItem;
}

/** Renders a link in a header menu, with its description if it has one. */
export function MenuLink({ item, ...props }: MenuLinkProps) {
  return (
    <NavigationLink
      {...props}
      href={item.href}
      className={item.isNarrow ? 'menu-item header:hidden' : 'menu-item'}
    >
      {item.title}
      {item.text && <small>{item.text}</small>}
    </NavigationLink>
  );
}
