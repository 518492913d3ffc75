import type { ComponentProps } from 'react';
import { NavigationLink } from '@/components/ui/link';

export interface MenuItem {
  href: string;
  title: string;
  text?: string;
}

interface MenuLinkProps extends Omit<ComponentProps<typeof NavigationLink>, 'href'> {
  item: MenuItem;
}

/** Renders a link in a header menu, with its description if it has one. */
export function MenuLink({ item, ...props }: MenuLinkProps) {
  return (
    <NavigationLink {...props} href={item.href} className="menu-item">
      {item.title}
      {item.text && <small>{item.text}</small>}
    </NavigationLink>
  );
}
